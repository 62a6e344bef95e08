import { describe, expect, test } from 'vitest';
import { head, type Print, readAround } from '#testing/papers/around-page.ts';

const foot: Print = ['Bankgiro 5050-1055', 40, 780];

const found = (...prints: readonly (readonly Print[])[]) => {
  const { invoice, doubts } = readAround([...prints.flat(), foot, ...head]);
  return [invoice.supplier.name, doubts.includes('supplier')];
};

const stack = (texts: readonly string[], x: number, y: number): Print[] =>
  texts.map((text, at): Print => [text, x, y + 12 * at]);

const number = 'Org.nr 559236-0811';

describe('of two parties the sender', () => {
  test('stands behind its label in a column of both labels', () => {
    const labels: readonly Print[] = [
      ['Till:', 40, 60],
      ['Från:', 40, 100],
    ];
    const to = stack(['Skolköket Tallen AB', 'Bergagatan 7', '393 52 Kalmar'], 130, 60);
    expect(
      found(
        labels,
        to,
        stack(['Hedlunda Odling HB', 'Hedlunda 210', '386 93 Färjestaden', number], 130, 100),
      ),
    ).toEqual(['Hedlunda Odling HB', false]);
  });

  test('heads the letter without a form, to a company below', () => {
    const sender = stack(['Skyltmakar Lind & Söner', 'Verkgatan 6', '171 44 Solna'], 40, 40);
    const buyer = stack(['Värdshuset Tranan AB', 'Kyrkbacken 5', '793 30 Leksand'], 40, 92);
    expect(found(sender, buyer, [[number, 200, 780]])).toEqual(['Skyltmakar Lind & Söner', false]);
    const guests = stack(['Värdshuset Lind', 'Verkgatan 6', '171 44 Solna'], 40, 40);
    expect(found(guests, buyer, [[number, 200, 780]])[1]).toBe(true);
  });

  test('has its number below, above the row of whoever the letter goes to', () => {
    const sender = stack(
      ['Kiviks Trädgård, Tove Alm', 'Vitemöllevägen 88, 277 37 Kivik', 'Momsregnr SE811218987601'],
      40,
      60,
    );
    const buyer: Print = ['Kajutan Skärgårdskrog AB, Ångbåtsbryggan, 130 54 Dalarö', 40, 120];
    expect(found(sender, [buyer])).toEqual(['Kiviks Trädgård, Tove Alm', false]);
  });

  test('is not the only company that is named, where no number says so', () => {
    const prints: readonly Print[] = [
      ['Fiskbilen Runt', 40, 40],
      ['Sjön', 40, 52],
      ['Restaurang Fyra Väggar AB, 582 19', 130, 110],
      ['Kund', 40, 122],
      ['Linköping', 130, 122],
    ];
    expect(found(prints)[1]).toBe(true);
  });

  test('is told where a label with its value stands above the address of who buys', () => {
    const sender = stack(['Blekinge Grossist AB', 'Gullbernavägen 9', '371 47 Karlskrona'], 40, 40);
    const labelled: readonly Print[] = [
      ['AVSER', 330, 80],
      ['0771238', 400, 80],
    ];
    const buyer = stack(['Fjällstugan Drift AB', 'Vålådalen 12', '837 96 Undersåker'], 330, 92);
    expect(found(sender, labelled, buyer, [[number, 200, 780]])).toEqual(['Blekinge Grossist AB', false]);
  });
});
