import { describe, expect, test } from 'vitest';
import { searchGuides } from './rules-search.ts';
import { guides } from './rules-guides.ts';
import type { Topic } from './rules.ts';
import { texts as invoices } from './texts-invoices.sv.ts';
import { texts as prices } from './texts-prices.sv.ts';
import { texts as start } from './texts-start.sv.ts';
import { texts as team } from './texts-team.sv.ts';

const words: Readonly<Record<Topic, Readonly<Record<string, string>>>> = { start, invoices, prices, team };
const searched = guides.map(({ id, topic, steps }) => {
  const say = (key: string) => words[topic][`${id}.${key}`] ?? '';
  const text = Array.from({ length: steps }, (_, at) => say(`step${at + 1}`)).join(' ');
  return { id, title: say('title'), words: say('words'), text };
});

describe('a question finds its guide first', () => {
  test.each([
    ['Hur bjuder jag in en kollega?', 'invite'],
    ['leverantören säger att de aldrig fått vårt krav', 'claim-money'],
    ['ladda upp en faktura', 'first-invoice'],
    ['fakturan är oläslig', 'unreadable'],
    ['för många larm', 'alert-limits'],
    ['läsa in avtal från excel', 'import-deals'],
    ['säga upp abonnemanget', 'plan'],
    ['stänga av veckobrevet', 'notifications'],
  ])('%s', (question, id) => {
    expect(searchGuides(searched, question)[0]?.id).toBe(id);
  });

  test.each(['', 'hur gör jag', 'och', 'qwxz', '!!', '%_\\'])('and %j finds none', (question) => {
    expect(searchGuides(searched, question)).toEqual([]);
  });
});
