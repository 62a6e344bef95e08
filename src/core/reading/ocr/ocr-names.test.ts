import { describe, expect, test } from 'vitest';
import type { Page } from '../page/page.ts';
import { openNames } from './ocr-names.ts';

/** A page whose first row is printed with a blank of a quarter of the letters' size between words, or of what stands for `~`. */
const pageOf = (row: string, below = '', confidence = 0.99): Page => {
  let x = 40;
  const words = row.split(' ').flatMap((text) => {
    if (text === '~') {
      x += 6;
      return [];
    }
    const box = { x, y: 50, width: 5 * text.length, height: 10 };
    x += box.width + 2.5;
    return [{ text, box, confidence }];
  });
  const others = below.split(' ').map((text, at) => ({
    text,
    box: { x: 40 + 90 * at, y: 90, width: 5 * text.length, height: 10 },
    confidence: 0.99,
  }));
  return { number: 1, width: 595, height: 842, words: [...words, ...others] };
};

const isOpen = (name: string, page: Page): boolean =>
  openNames([page])({
    value: name,
    confidence: 0.9,
    place: { page: 1, box: { x: 40, y: 50, width: 500, height: 10 } },
  });

describe('a name on a recognised page', () => {
  test.each([
    'Norrskär Grossist AB',
    'Hamnfisk i Träslövsläge AB',
    'Frukt & Grönt i Halmstad AB',
    'Modern Livs i Tomteby AB',
    'Kombu och Alger i Jämtland AB',
    'Lakritsglass 5 l',
    'Bleck 1/1 djup 65',
  ])('is as it is: %s', (name) => {
    expect(isOpen(name, pageOf(name))).toBe(false);
    expect(isOpen(name, pageOf(`${name}, Smedjegatan 17, 543 50 Tibro`))).toBe(false);
  });

  test.each([
    ['rn that is seen as m at the end of a plural', 'Festuthyrama i Eskilstuna AB'],
    ['rn that is seen as m within a word', 'Kvamby Kolonial AB'],
    ['rn that is seen as m in a first name', 'Bjömssons Bageri AB'],
    ['a capital among small letters', 'NorrskärIs Bageri AB'],
    ['a letter that is one stroke', 'Domaine de I Aube AB'],
    ['a digit among letters', 'N0rrskär Grossist AB'],
    ['no accent', 'Torgets cafe AB'],
    ['a one for litres', 'Lakritsglass 5 1'],
    ['a digit among the figures of a size', 'Fast avgift 6G3A'],
    ['an accent that no model has', 'Entrecöte svensk hel'],
    ['a one for litres, grown on', 'Rapsolja 101'],
    ['a one behind the letter of a sheet', 'Gatupratare Al'],
  ])('may have %s', (_what, name) => {
    expect(isOpen(name, pageOf(name))).toBe(true);
  });

  test('may be another where the page is called so on the net but for one letter', () => {
    const name = 'Monstera Växdservice AB';
    expect(isOpen(name, pageOf(name, 'order@monsteravaxtservice.example'))).toBe(true);
    expect(isOpen(name, pageOf(name, 'order@monsteravaxdservice.example'))).toBe(false);
    expect(isOpen(name, pageOf(name, 'order@annanfirma.example'))).toBe(false);
  });

  test('may have lost a letter where a blank is wider than others', () => {
    expect(isOpen('Rör & El-Jour Sörmland AB', pageOf('Rör & El-Jour ~ Sörmland AB'))).toBe(true);
    expect(isOpen('Kärl tervinning AB', pageOf('Kärl ~ tervinning AB'))).toBe(true);
  });

  test('has a sign that belongs to no word within it, or words of which readers were not sure', () => {
    expect(isOpen('Norrskär Grossist AB', pageOf('Norrskär Grossist AB', '', 0.6))).toBe(true);
    expect(isOpen('Norrskär Grossist AB', pageOf('Norrskär | Grossist AB', '', 0.6))).toBe(true);
  });

  test.each([
    ['Frakt & Grönt i Halmstad AB', 'www.frukt.example', false],
    ['Gärdsmejeriet Hulta AB', 'Gårdsmejeriet', true],
    ['Diskmaskimsgruppen Norr AB', 'post@diskmaskinsgruppen.example', true],
    ['Norrskärs Grossist AB', 'Norrskär', false],
    ['Grossisten Norr AB', 'Grossister', false],
    ['Skördetolket Ekogrossist AB', 'folket', true],
    ['Skördefolket Ekogrossist AB', 'folket', false],
    ['Skördefolket Ekogrossist AB', 'Skördefolket', false],
  ])('%s beside %s', (name, said, open) => {
    expect(isOpen(name, pageOf(name, said))).toBe(open);
  });

  test('may be another where its mark breaks it in two rows with another letter', () => {
    const name = 'Skördetolket Ekogrossist AB';
    const page = pageOf(name);
    const mark = ['skörde-', 'folket'].map((text, at) => ({
      text,
      box: { x: 300, y: 200 + 15 * at, width: 60, height: 12 },
      confidence: 0.99,
    }));
    expect(isOpen(name, page)).toBe(false);
    expect(isOpen(name, { ...page, words: [...page.words, ...mark] })).toBe(true);
  });
});
