import type { Judged } from './judged.ts';

/** Survivors of invoices that were looked at. */
export const invoicesJudged: readonly Judged[] = [
  {
    line: 'if (text === null) return null;',
    becomes: ['left out'],
    why: 'A shortcut in `dates.ts`: nothing is no day either. Where an amount is read it is killed.',
  },
  {
    line: 'return hidden.gt(least) ? hidden : least;',
    becomes: ['hidden.gte(least)'],
    why: 'Of two equal amounts either is the greater.',
  },
  {
    line: "return hidden.gt('0.02') ? hidden : decimal('0.02');",
    becomes: ["hidden.gte('0.02')"],
    why: 'Of two equal amounts either is the greater.',
  },
  {
    line: 'export const checkInvoice = (invoice: Invoice, others = 0): CheckFinding[] => [',
    becomes: ['-1'],
    why: 'Fewer than none is told no more than none is.',
  },
  {
    line: "return strength !== null && decimal(`${strength[1] ?? '0'}.${strength[2] ?? '0'}`).gt('3.5');",
    becomes: ["''", 'strength[1]'],
    why: 'A strength that was found has a whole part: the default is for the compiler.',
  },
  {
    line: "? isOrganizationNumber(supplier.organizationNumber ?? '')",
    becomes: ['supplier.organizationNumber', "'mutated'"],
    why: 'Nothing and a word are no organization number either.',
  },
  {
    line: "const [whole = '', fraction] = text.replace('-', '').split('.');",
    becomes: ["'mutated'"],
    why: 'A number has a whole part: the default is for the compiler.',
  },
  {
    line: "return text.replace(/./gsu, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?'));",
    becomes: ['1', '-1', 'character.codePointAt(0)'],
    why: 'A character has a code point: the default is for the compiler.',
  },
  {
    line: "name: product?.at('Name') ?? null,",
    becomes: ["product?.at('Name')"],
    why: 'A name that is not there is looked for in the description, whichever nothing it is.',
  },
  {
    line: 'if (parents.size === 0 || lineTotal === null) return own;',
    becomes: ['-1'],
    why: 'A shortcut: where no line has a parent all choices are the same lines.',
  },
  {
    line: "const whole = parts?.[2] ?? '';",
    becomes: ["'mutated'"],
    why: 'What has no parts is refused, whatever stands for them.',
  },
  {
    line: "const account = accountWhere((means) => institution.test(means.institution ?? ''));",
    becomes: ["'mutated'"],
    why: 'Any word that names no institution will do.',
  },
  {
    line: 'const charges = sumOf(signed.map(({ value }) => value).filter((value) => value.gt(zero)));',
    becomes: ['value.gte(zero)'],
    why: 'Nothing adds nothing to a sum.',
  },
  {
    line: ".find((id) => /^(VA|VAT)$/i.test(id.attribute('schemeID')));",
    becomes: ['/^(VA|VAT)/i'],
    why: 'No other scheme of registrations begins so.',
  },
  {
    line: 'if (content !== null && beginsLikeXml(content)) found.push(content);',
    becomes: ['content !== null || beginsLikeXml(content)'],
    why: 'What is no XML is found out when it is read, and says nothing of the page then either.',
  },
];
