import type { Judged } from './judged.ts';

/** Survivors of watched prices that were looked at. */
export const pricesJudged: readonly Judged[] = [
  {
    line: 'perBase && billed.pack && reference.pack ? inPack(reference.price, reference.pack, billed.pack) : null;',
    becomes: ['perBase || billed.pack'],
    why: 'Prices per base unit are known only where both packs are: the rest of the condition is for the compiler.',
  },
  {
    line: 'if (deals.length === 0) return [];',
    becomes: ['left out', '-1'],
    why: 'A shortcut: without deals no day has one.',
  },
  {
    line: 'if (deal.validTo !== null) days.push(deal.validTo);',
    becomes: ['true'],
    why: 'No day is before or after null, so it falls out of the days inside.',
  },
  {
    line: 'const settlementOf = made.length > 0 ? settlements(made) : null;',
    becomes: ['made.length >= 0', '-1'],
    why: 'A shortcut: without decisions none settles a line.',
  },
  {
    line: 'const precedes = compareKeys(sibling.key, line.key) < 0;',
    becomes: ['1', 'compareKeys(sibling.key, line.key) <= 0'],
    why: 'A sibling is another line, so its key is never the line’s own.',
  },
  {
    line: 'if (precedes && (newest === null || compareKeys(sibling.key, newest.key) > 0)) newest = sibling;',
    becomes: ['compareKeys(sibling.key, newest.key) >= 0', '-1'],
    why: 'No two siblings have one key.',
  },
  {
    line: 'a !== null && compareKeys(a, b) > 0 ? a : b;',
    becomes: ['compareKeys(a, b) >= 0', '-1'],
    why: 'Of two equal places either is the later.',
  },
  {
    line: 'a !== null && compareKeys(a, b) < 0 ? a : b;',
    becomes: ['compareKeys(a, b) <= 0', '1'],
    why: 'Of two equal places either is the earlier.',
  },
  {
    line: 'if (first === undefined || last === undefined) return null;',
    becomes: ['first === undefined && last === undefined'],
    why: 'A list has a first and a last entry, or neither: the rest of the condition is for the compiler.',
  },
  {
    line: 'comment: sorted.findLast((entry) => entry.decision?.comment)?.decision?.comment ?? null,',
    becomes: ['sorted.findLast((entry) => entry.decision?.comment)?.decision.comment'],
    why: 'What was found has a decision: the question mark is for the compiler.',
  },
  {
    line: 'const rises = entries.map(({ sumDiff }) => decimal(sumDiff)).filter((difference) => difference.gt(zero));',
    becomes: ['difference.gte(zero)'],
    why: 'Adding zero adds nothing.',
  },
  {
    line: 'return deal.id > other.id;',
    becomes: ['deal.id >= other.id'],
    why: 'No two deals have one id.',
  },
  {
    line: 'if (deal.validFrom !== other.validFrom) return deal.validFrom > other.validFrom;',
    becomes: ['deal.validFrom >= other.validFrom'],
    why: 'They are not equal there.',
  },
  {
    line: 'rule.validFrom > over.validFrom || (rule.validFrom === over.validFrom && rule.id > over.id);',
    becomes: ['rule.id >= over.id'],
    why: 'No two rules have one id.',
  },
  {
    line: 'if (settled.length === 0 || newest === null || watched === null) return null;',
    becomes: ['settled.length === 0 || newest === null && watched === null'],
    why: 'Where an entry is, both are: the rest of the condition is for the compiler.',
  },
  {
    line: 'baseUnit: perBase ? (to.pack?.baseUnit ?? null) : null,',
    becomes: ['to.pack?.baseUnit'],
    why: 'Told per base unit are only packs that are known: the rest is for the compiler.',
  },
  {
    line: 'a.from < b.from ? -1 : a.from > b.from ? 1 : 0,',
    becomes: ['2'],
    why: 'Only the sign of an order counts.',
  },
  {
    line: "const per = (facts: PriceFacts) => one.div(decimal(facts.pack?.amount ?? '1'));",
    becomes: ["''", 'facts.pack.amount', 'facts.pack?.amount'],
    why: 'Asked of packs that are known: the rest is for the compiler.',
  },
  {
    line: "const size = ({ pack }: PriceFacts) => decimal(perBase ? (pack?.amount ?? '1') : '1');",
    becomes: ['pack.amount', 'pack?.amount'],
    why: 'Asked of packs that are known: the rest is for the compiler.',
  },
  {
    line: "decimal(price).times(hundred.plus(decimal(vatRate ?? '0')));",
    becomes: ["''", 'vatRate'],
    why: 'Asked of rates that are stated: the rest is for the compiler.',
  },
  {
    line: ".times(decimal(facts.vatRate ?? '0'))",
    becomes: ["''", 'facts.vatRate'],
    why: 'Asked of rates that are stated: the rest is for the compiler.',
  },
  {
    line: "if (was.pack === null || is.pack === null) return ['unit'];",
    becomes: ['was.pack === null && is.pack === null', '[]', "''", 'left out'],
    why: 'The pack is a cause only where both are known: the rest is for the compiler.',
  },
  {
    line: "if (was.pack === null || is.pack === null) return 'unit';",
    becomes: ['was.pack === null && is.pack === null', "''", 'left out'],
    why: 'The pack is a cause only where both are known: the rest is for the compiler.',
  },
  {
    line: "return ['vatOnly', { from: format.percent(was.vatRate ?? '0'), to: format.percent(is.vatRate ?? '0') }];",
    becomes: ["''", 'was.vatRate', 'is.vatRate'],
    why: 'VAT differs only where both rates are stated: the rest is for the compiler.',
  },
  {
    line: "const read = (stated: Why['was']) => (cause === 'vat' ? stated.vatRate : stated.discountPercent) ?? '0';",
    becomes: ["''", "(cause === 'vat' ? stated.vatRate : stated.discountPercent)"],
    why: 'VAT and discount are causes only where both lines state them: the rest is for the compiler.',
  },
  {
    line: 'if (watched === null) return null;',
    becomes: ['left out'],
    why: 'What is watched before deals pass is something after it: the rest is for the compiler.',
  },
  {
    line: 'return order || (a.articleId < b.articleId ? -1 : 1);',
    becomes: ['2', '0', 'a.articleId <= b.articleId'],
    why: 'Only the sign of an order counts, and no two alerts are of one article.',
  },
  {
    line: 'amounts.sort((a, b) => b.amount.abs().cmp(a.amount.abs()) || (a.name < b.name ? -1 : 1));',
    becomes: ['2', '0'],
    why: 'Only the sign of an order counts.',
  },
  {
    line: "const isKept = isAtPrice || difference.lte('0');",
    becomes: ["difference.lt('0')"],
    why: 'A difference of nothing is at the price already.',
  },
  {
    line: 'tallies.find(({ dealId }) => dealId === id) ?? emptyTally(id);',
    becomes: ['tallies.findLast(({ dealId }) => dealId === id)'],
    why: 'A deal has one tally.',
  },
  {
    line: "const isTold = !isKept && less.gt('0') && exceeds(less, deal.toleranceDown, deal.price);",
    becomes: ["less.gte('0')"],
    why: 'What costs as much as the deal is kept already.',
  },
  {
    line: '): boolean => difference.gt(zero) && exceeds(difference, toleranceUp, promised);',
    becomes: ['difference.gte(zero)'],
    why: 'Nothing exceeds no tolerance.',
  },
  {
    line: "if (difference.eq(zero) || (rule.direction === 'rises' && difference.lt(zero))) return false;",
    becomes: ['difference.lte(zero)'],
    why: 'A difference of nothing is answered for before.',
  },
  {
    line: "return facts === watched && watched.dealId !== null ? 'over' : 'no';",
    becomes: ["''"],
    why: 'Why a price differs asks only for no promise and for one in force.',
  },
  {
    line: 'return [isUp(why.parts[0]?.amount) ? `${cause}.up` : `${cause}.down`];',
    becomes: ['why.parts[0].amount'],
    why: 'A cause has its part: the question mark is for the compiler.',
  },
  {
    line: 'lineNumber: 0,',
    becomes: ['-1'],
    why: 'Lines are counted from one.',
  },
  {
    line: 'const after = laterKey(at, startOfDay(deal.validFrom < date ? deal.validFrom : date));',
    becomes: ['deal.validFrom <= date'],
    why: 'Of two equal days either is the earlier.',
  },
  {
    line: "if (decimal(is.pack.amount).gt(decimal(was.pack.amount))) return 'pack.down';",
    becomes: ['decimal(is.pack.amount).gte(decimal(was.pack.amount))'],
    why: 'The pack is a cause only where its size changed.',
  },
  {
    line: 'pack !== null && line.pack !== null && packChanged(line.pack, pack)',
    becomes: ['pack !== null || line.pack !== null'],
    why: 'A pack that is not known has not changed: the rest of the condition is for the compiler.',
  },
];
