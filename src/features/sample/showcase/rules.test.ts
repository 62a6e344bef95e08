import { describe, expect, it } from 'vitest';
import { isBankgiro } from '#core/values/giro.ts';
import { isOrganizationNumber } from '#core/values/organization-number.ts';
import { daysAfter } from '#features/sample/demo/rules-calendar.ts';
import type { SampleDocument } from '#features/sample/demo/rules-documents.ts';
import { sampleSuppliers } from '#features/sample/demo/rules-suppliers.ts';
import { extrasSupplier } from './rules-extras.ts';
import { showcasePlanOf } from './rules-plan.ts';

const documentsOf = (today: string): SampleDocument[] => {
  const { chunks, claims, later } = showcasePlanOf(today);
  return [...chunks.flatMap(({ documents }) => documents), ...claims.flatMap(({ notes }) => notes), ...later];
};

const draftsOf = (today: string) =>
  documentsOf(today).flatMap(({ content }) => (content.kind === 'invoice' ? [content.draft] : []));

/** First days of twenty-six months, across two changes of the VAT on food. */
const months = Array.from(
  { length: 26 },
  (_, at) => `${2026 + Math.floor((at + 9) / 12)}-${String(((at + 9) % 12) + 1).padStart(2, '0')}`,
);

describe('the plan of the demo', () => {
  it('is the same for the same day, and a later day of the month only adds to it', () => {
    const [first, early, late] = ['2026-11-01', '2026-11-09', '2026-11-30'].map(documentsOf);
    expect(documentsOf('2026-11-09')).toEqual(early);
    const keys = new Map(late?.map((document) => [document.key, document]));
    for (const document of [...(first ?? []), ...(early ?? [])])
      expect(keys.get(document.key)).toEqual(document);
    expect(first?.length).toBeLessThan(early?.length ?? 0);
    expect(early?.length).toBeLessThan(late?.length ?? 0);
  });

  it('is another one in another month', () => {
    const [november, december] = [draftsOf('2026-11-30'), draftsOf('2026-12-01')];
    expect(december.map(({ number }) => number)).not.toEqual(november.map(({ number }) => number));
  });

  it.each(months)(
    'in %s it has a whole month of everything, nothing of its own day, and both sides of a VAT change',
    (month) => {
      const today = `${month}-17`;
      const drafts = draftsOf(today);
      expect(drafts.filter(({ issueDate }) => issueDate >= today)).toEqual([]);
      expect(drafts.some(({ issueDate }) => issueDate.startsWith(month))).toBe(true);
      const food = drafts
        .filter(({ creditNote }) => !creditNote)
        .flatMap(({ lines }) => lines.filter(({ articleNumber }) => articleNumber === '412207'));
      expect(new Set(food.map(({ vatRate }) => vatRate))).toEqual(new Set(['6', '12']));
      const { claims, deals, eve } = showcasePlanOf(today);
      expect(claims).toHaveLength(14);
      const ends = deals.map(({ endsInDays }) => (endsInDays === null ? null : daysAfter(eve, endsInDays)));
      expect(ends.filter((day) => day?.startsWith(month))).toHaveLength(2);
      expect(claims.flatMap(({ turns }) => turns).filter(({ on }) => on > eve)).toEqual([]);
    },
  );

  it('is small enough to be made while somebody waits', () => {
    expect(documentsOf('2026-11-30').length).toBeLessThan(230);
  });
});

describe('its companies', () => {
  it('have names that nobody takes for a company’s, and numbers that are nobody’s', () => {
    const drafts = draftsOf('2026-11-17');
    expect(drafts.filter(({ supplier }) => !supplier.name.startsWith('Exempel'))).toEqual([]);
    expect(drafts.filter(({ buyer }) => buyer.name !== 'Exempelkrogen AB')).toEqual([]);
    const { organizationNumber, bankgiro } = extrasSupplier;
    expect([isOrganizationNumber(organizationNumber), isBankgiro(bankgiro)]).toEqual([true, true]);
    expect(sampleSuppliers.map(({ party }) => party.organizationNumber)).not.toContain(organizationNumber);
    expect(sampleSuppliers.map(({ party }) => party.bankgiro)).not.toContain(bankgiro);
  });

  it('number each invoice once', () => {
    const keys = documentsOf('2026-11-30').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
