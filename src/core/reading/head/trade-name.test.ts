import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { mayBeName, nameIn } from './name-text.ts';
import { readPages } from '../read-pages.ts';

/** A page headed by a business in large letters, with a company and its address right below, and a block further down. */
const read = (business: string, company: string, block: readonly string[], foot = 'Org.nr 556233-2451') => {
  const paper = paperOf(0.5, 0);
  paper.print(business, 40, 50, 'left', 15);
  for (const [at, text] of [company, 'Fiskhamnen 4', '453 30 Lysekil'].entries())
    paper.print(text, 40, 68 + 12 * at);
  paper.print('FAKTURA', 330, 50, 'left', 16);
  for (const [at, text] of ['Fakturanr|48213', 'Fakturadatum|2026-10-05'].entries())
    for (const [part, word] of text.split('|').entries()) paper.print(word, 330 + 100 * part, 80 + 13 * at);
  for (const [at, text] of block.entries()) paper.print(text, 330, 130 + 12 * at);
  for (const [at, text] of ['Artikelnr', 'Benämning', 'Antal', 'À-pris', 'Belopp'].entries())
    paper.print(text, [40, 110, 330, 460, 540][at] ?? 0, 230, at < 2 ? 'left' : 'right');
  for (const [at, text] of ['1001', 'Laxfilé färsk', '2', '189,00', '378,00'].entries())
    paper.print(text, [40, 110, 330, 460, 540][at] ?? 0, 244, at < 2 ? 'left' : 'right');
  for (const [at, text] of ['Netto|378,00', 'Moms 12 %|45,36', 'Att betala SEK|423,36'].entries())
    for (const [part, word] of text.split('|').entries())
      paper.print(word, part === 0 ? 330 : 540, 290 + 14 * at, part === 0 ? 'left' : 'right');
  paper.print('Bankgiro 5050-1055', 40, 780);
  paper.print(foot, 200, 780);
  return readPages(paper.pages());
};
const buyer = ['Fakturaadress', 'Krogbryggan AB', 'Kajgatan 4', '111 22 Stockholm'];

test.each(['HAVSKATTEN', 'Havskatten Lysekil'])('%s heads the page of the company below it', (business) => {
  const reading = read(business, 'Havskatten Lysekil AB', buyer);
  expect([reading?.invoice.supplier.name, reading?.doubts]).toEqual(['Havskatten Lysekil AB', []]);
});

test.each([
  ['below the name of another', 'MAKRILLEN', 'Havskatten Lysekil AB', buyer],
  ['that buys', 'KROGBRYGGAN', 'Krogbryggan AB', buyer],
])('a company and its address %s are not trusted to be the sender', (_, business, company, block) => {
  expect(read(business, company, block)?.doubts).toContain('supplier');
});

test.each([
  ['Havskatten Lysekil SAS au capital de 80 000 € – SIREN 418 905 527', 'Havskatten Lysekil SAS'],
  ['Havskatten Lysekil GmbH & Co. KG, Hafenstr. 4, 20457 Hamburg', 'Havskatten Lysekil GmbH & Co. KG'],
  ['Frakt enligt vår prislista. Havskatten Lysekil AB, Kajen 1, 453 30 Lysekil', 'Havskatten Lysekil AB'],
  ['Eftr. Havskatten Lysekil AB, Kajen 1, 453 30 Lysekil', 'Eftr. Havskatten Lysekil AB'],
  ['Havskatten Lysekil S.L. · Polígono 9, 37770 Guijuelo', 'Havskatten Lysekil S.L.'],
])('%s names the company at the foot', (foot, name) => {
  expect(read('Havskatten', 'Vid kajen sedan 1931', buyer, foot)?.invoice.supplier.name).toBe(name);
});

test.each([
  ['Fastighets AB Almen 4', 'Fastighets AB Almen 4'],
  ['Lindströms AB, Kajen 1, 453 30 Lysekil', 'Lindströms AB'],
])('%s is called %s', (company, name) => {
  expect(read('LOKALER', company, buyer)?.invoice.supplier.name).toBe(name);
});

test.each([
  'Havsboden Fabriksgatan 70, 903 25 Umeå',
  'Havsboden, Box 201, 120 44 Årsta',
  'Havsboden · Norra Hamngatan 2 · S-411 14 Göteborg',
])('%s beside its number names the sender without a form', (foot) => {
  expect(nameIn(foot)).toBe('Havsboden');
});

test.each([
  'Levererat av Budbilarna i Stockholm AB',
  'Printed by Visma Spcs AB',
  'Ägs av Sandahl Invest AB',
  'Certifierad av Kiwa Sverige AB',
])('%s names nobody who sells', (text) => {
  expect(mayBeName(nameIn(text))).toBe(false);
});

test.each(['Krog 112 Leverans AB', '1847 Bryggverk AB', 'Netto Grossisten AB', 'Leverans Expressen AB'])(
  '%s may be a name',
  (text) => {
    expect(mayBeName(nameIn(text))).toBe(true);
  },
);
