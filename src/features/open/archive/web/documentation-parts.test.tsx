import { describe, expect, test } from 'vitest';
import { accountUses } from '#core/bookkeeping/accounts.ts';
import { keyScopes } from '#core/access/key-scopes.ts';
import { weakestRole } from '#core/access/policy.ts';
import { roles } from '#core/access/roles.ts';
import { heldReasons } from '#core/invoices/gate.ts';
import { invoiceFormats } from '#core/invoices/invoice.ts';
import { otherKinds, unreadSyntaxes } from '#core/invoices/other-kind.ts';
import { syntaxes } from '#core/invoices/syntaxes.ts';
import { documentChannel, documentStates } from '#features/intake/documents/contract.ts';
import { documented } from '#testing/web/documented.ts';
import { documentedParts } from '../rules-documentation.ts';
import { historyKinds } from '../rules-history.ts';
import { documentationPage } from '../rules-page.ts';
import { linkKinds } from '../rules-proof.ts';
import { saysIn } from '../rules-says.ts';

/** What the product has by the part that has to tell of it. */
const registries: Readonly<Record<string, readonly string[]>> = {
  doors: documentChannel.options,
  formats: [...invoiceFormats, ...Object.keys(syntaxes)],
  'not-read': [...otherKinds, ...unreadSyntaxes],
  states: documentStates,
  controls: heldReasons,
  accounts: accountUses,
  rights: [...roles, ...Object.keys(weakestRole), ...keyScopes],
  history: historyKinds,
  proof: linkKinds,
};

describe.each(['sv', 'en'] as const)('the documentation in %s', (language) => {
  const parts = documentedParts(documented, saysIn(language));

  test.each(Object.entries(registries))('tells everything that the product has of %s', (id, codes) => {
    const facts = parts.find((part) => part.id === id)?.facts ?? [];
    expect(codes.filter((code) => !facts.some((fact) => fact.code === code && fact.term !== ''))).toEqual([]);
  });

  test('has words for all of it: no key and no blank is left', () => {
    const said = parts.flatMap(({ title, text, facts }) => [
      title,
      text,
      ...facts.flatMap((fact) => [fact.term, fact.said]),
    ]);
    expect(said.filter((one) => /\{\{|^(?:reason|state|format|door)\./.test(one))).toEqual([]);
    expect(said.join('\n')).toContain('Krogkoll AB');
  });
});

test('as a page it says the same, and nothing that somebody typed is markup in it', () => {
  const page = documentationPage({
    ...documented,
    organization: { ...documented.organization, name: '<script>alert(1)</script>' },
  });
  expect(page).not.toContain('<script>');
  for (const { title, facts } of documentedParts(documented, saysIn('sv'))) {
    expect(page).toContain(title);
    for (const { code } of facts) if (code !== undefined) expect(page).toContain(`<code>${code}</code>`);
  }
});
