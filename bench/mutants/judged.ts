/** A mutant that no test can kill, or that none has to. */
export interface Judged {
  /** The source line on which it begins, without its indent. */
  readonly line: string;
  /** Where the line says too little by itself. */
  readonly path?: string;
  /** What the changed part of it becomes, cut and without breaks as the run tells it; several for one reason. */
  readonly becomes: readonly string[];
  readonly why: string;
}

/** Survivors that were looked at; another one is news. */
export const judgedSurvivors: readonly Judged[] = [
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
    line: "browser: firstOf(browsers, userAgent ?? ''),",
    becomes: ['userAgent', "'mutated'"],
    why: 'No pattern finds a browser in nothing, in the word null or in this one.',
  },
  {
    line: "system: firstOf(systems, userAgent ?? ''),",
    becomes: ['userAgent', "'mutated'"],
    why: 'No pattern finds a system in nothing, in the word null or in this one.',
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
    line: "const [net = '', prefix = ''] = range.split('/');",
    becomes: ["'mutated'"],
    why: 'Every range has both parts: the defaults are for the compiler.',
  },
  {
    line: 'const version = openVersions.find((one) => one === asked);',
    becomes: ['openVersions.findLast((one) => one === asked)'],
    why: 'No version is open twice.',
  },
  {
    line: 'if (text === null) return null;',
    becomes: ['left out'],
    why: 'A shortcut in `dates.ts`: nothing is no day either. Where an amount is read it is killed.',
  },
  {
    line: 'baseUnit: perBase ? (to.pack?.baseUnit ?? null) : null,',
    becomes: ['to.pack?.baseUnit'],
    why: 'Told per base unit are only packs that are known: the rest is for the compiler.',
  },
  {
    line: "unitId ?? '',",
    becomes: ["'mutated'"],
    why: 'Any word that is no unit’s id will do, as long as it stays the same.',
  },
  {
    line: "'team.read': 'reporter',",
    becomes: ["''"],
    why: 'The weakest role and none at all: every role carries either.',
  },
  {
    line: "'team.leave': 'reporter',",
    becomes: ["''"],
    why: 'The weakest role and none at all: every role carries either.',
  },
  {
    line: "for (let left = number; left > 0n; left /= 62n) text = (digits[Number(left % 62n)] ?? '') + text;",
    becomes: ['digits[Number(left % 62n)]', "'mutated'"],
    why: 'Each of the 62 digits is there: the default is for the compiler.',
  },
  {
    line: 'for (let size = 2; size <= core.length / 2; size += 1) {',
    becomes: ['1', 'core.length * 2'],
    why: 'No letter alone is a stem, and a text that is one is found before it is cut.',
  },
  {
    line: 'return false;',
    path: 'src/core/access/password.ts',
    becomes: ['left out'],
    why: 'What is left out answers undefined, which its only caller takes for no.',
  },
  {
    line: 'a.from < b.from ? -1 : a.from > b.from ? 1 : 0,',
    becomes: ['2'],
    why: 'Only the sign of an order counts.',
  },
  {
    line: 'const atOnce = 65_536;',
    becomes: ['65537', '65535'],
    why: 'Where a text is compressed changes how long it takes, not what comes of it.',
  },
  {
    line: 'zstd: (body) => (Buffer.byteLength(body) > atOnce ? zstandard(body, quick) : zstdCompressSync(body, quick)),',
    becomes: [
      'Buffer.byteLength(body) >= atOnce',
      'Buffer.byteLength(body) <= atOnce',
      'Buffer.byteLength(body) > atOnce ? zstdCompressSync(body, quick) : zstandard(bod',
    ],
    why: 'Where a text is compressed changes how long it takes, not what comes of it.',
  },
  {
    line: 'const quick = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };',
    becomes: ['2', '0'],
    why: 'A level is a trade of time for size; the text that comes out is the same.',
  },
  {
    line: 'gzip: (body) => gzipped(body, { level: 4 }),',
    becomes: ['5', '3'],
    why: 'A level is a trade of time for size; the text that comes out is the same.',
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
    line: "return { fingerprint: row.fingerprint ?? '', status: row.status, body: row.body ?? '' };",
    becomes: ['row.fingerprint', 'row.body', "'mutated'"],
    why: 'A row with a status has both: the defaults are for the compiler.',
  },
  {
    line: 'pack !== null && line.pack !== null && packChanged(line.pack, pack)',
    becomes: ['pack !== null || line.pack !== null'],
    why: 'A pack that is not known has not changed: the rest of the condition is for the compiler.',
  },
  {
    line: 'Object.values((params ?? {}) as Record<string, string>).some((id) => holds(id.toLowerCase()));',
    becomes: ['params'],
    why: 'Every route has parameters, if only none: the default is for the compiler.',
  },
  {
    line: "const [whole = '', fraction] = text.replace('-', '').split('.');",
    becomes: ["'mutated'"],
    why: 'A number has a whole part: the default is for the compiler.',
  },
  {
    line: "const host = hostname.replace(/^\\[|\\]$/g, '').toLowerCase();",
    path: 'src/platform/server/http/webhook-door.ts',
    becomes: ['/\\[|\\]$/g', '/^\\[|\\]/g'],
    why: 'A host has brackets at its ends only.',
  },
  {
    line: "const hostOf = ({ hostname }: URL): string => hostname.replace(/^\\[|\\]$/g, '').toLowerCase();",
    becomes: ['/\\[|\\]$/g', '/^\\[|\\]/g'],
    why: 'A host has brackets at its ends only.',
  },
  {
    line: "else done(null, first?.address ?? '', first?.family);",
    becomes: [
      'first.address',
      'first.family',
      'first?.address',
      "''",
      "'mutated'",
      'left out',
      "first?.address ?? ''",
    ],
    why: 'Node asks for all addresses of a name at once; the other answer is for the type.',
  },
  {
    line: 'return;',
    path: 'src/platform/server/http/parse-error.ts',
    becomes: ['left out'],
    why: 'What is written to a connection that is let go goes nowhere.',
  },
  {
    line: "`HTTP/1.1 ${statusOf(code)} ${reasons[statusOf(code)] ?? ''}`,",
    becomes: ["'mutated'", 'reasons[statusOf(code)]'],
    why: 'Each of the three statuses has its reason: the default is for the compiler.',
  },
  {
    line: 'const status = response.statusCode ?? 0;',
    becomes: ['1', '-1'],
    why: 'An answer has a status: the default is for the compiler.',
  },
  {
    line: "return text.replace(/./gsu, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?'));",
    becomes: ['1', '-1', 'character.codePointAt(0)'],
    why: 'A character has a code point: the default is for the compiler.',
  },
  {
    line: 'return payload;',
    path: 'src/platform/server/http/security-headers.ts',
    becomes: ['left out'],
    why: 'What a hook leaves as it is goes out as it is.',
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
];
