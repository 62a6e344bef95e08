import { describe, expect, test } from 'vitest';
import { head, readAround } from '#testing/papers/around-page.ts';
import type { Print } from '#testing/papers/around-page.ts';

const stack = (texts: readonly string[], x: number, y: number, size = 9): Print[] =>
  texts.map((text, at): Print => [text, x, y + Math.round(1.33 * size * at), 'left', size]);
const buyer = stack(['Hotell Norrsken Drift AB', 'Köpmangatan 51', '972 33 Luleå'], 320, 92);
const foot = (text: string, y = 780): Print[] => [[text, 40, y, 'left', 7]];

const senderOf = (...prints: readonly (readonly Print[])[]): { name: string | null; isDoubted: boolean } => {
  const { invoice, doubts } = readAround([...prints.flat(), ...head]);
  return { name: invoice.supplier.name, isDoubted: doubts.includes('supplier') };
};

describe('of two parties the sender', () => {
  test('is called as its business, not as who owns it', () => {
    const found = senderOf(
      [['Berits Konditori & Surdeg', 200, 46, 'left', 17]],
      buyer,
      foot('Innehavare Berit Nylund · Org.nr 811228-9874 · Bg 5050-1055 · F-skatt'),
    );
    expect(found.name).toBe('Berits Konditori & Surdeg');
  });

  test.each([
    'Ostboden är bifirma till Granströms Livs i Piteå AB.',
    'Ostboden drivs av Granströms Livs i Piteå AB, Hamnplan 14, 941 31 Piteå',
    'Ostboden är ett varumärke som ägs av Granströms Livs i Piteå AB · Hamnplan 14',
    'Köpvillkor: avtalet sluts med Granströms Livs i Piteå AB, Hamnplan 14',
  ])('is whoever trades under a mark, where its number stands: %s', (sentence) => {
    const mark: Print[] = [['OSTBODEN', 40, 48, 'left', 18]];
    const numbered = foot('Org.nr 559236-0811. Bankgiro 5050-1055.', 788);
    expect(senderOf(mark, buyer, foot(sentence), numbered).name).toBe('Granströms Livs i Piteå AB');
  });

  test('may be another than a mark that a sentence tells of', () => {
    const found = senderOf(
      [['OSTBODEN', 40, 48, 'left', 18]],
      buyer,
      foot('Ostboden är numera ett namn på Granströms Livs AB. Bankgiro 5050-1055, www.ostboden.se'),
    );
    expect(found.name === 'OSTBODEN' && !found.isDoubted).toBe(false);
  });

  test('is never whom a claim was made over to', () => {
    const found = senderOf(
      stack(['Ådalens Frysvaror AB', 'Nylandsvägen 60', '872 95 Bollstabruk', 'Org.nr 559236-0811'], 40, 40),
      buyer,
      foot('Fordran har överlåtits till Hovrättens Fakturaköp AB. Betalning kan endast ske till', 640),
      foot('Hovrättens Fakturaköp AB, Box 2210, 103 15 Stockholm, bankgiro 5050-1055.', 649),
    );
    expect(found).toEqual({ name: 'Ådalens Frysvaror AB', isDoubted: false });
  });

  test('is who has a personal number, and no company', () => {
    const company = stack(['Bistro Kanalporten AB', 'Slussgatan 3', '461 30 Trollhättan'], 302, 40);
    const trader = stack(['Gunvor Stålnacke', 'Byvägen 33', '981 92 Kiruna'], 40, 40);
    expect(senderOf(trader, company, foot('Bankgiro 5050-1055. Momsreg SE811228987401')).name).toBe(
      'Gunvor Stålnacke',
    );
    const own = stack(['Gunvor Stålnacke', 'Byvägen 33', '981 92 Kiruna', 'Org.nr 811228-9874'], 40, 40);
    expect(senderOf(own, company, foot('Bankgiro 5050-1055')).isDoubted).toBe(true);
  });

  test('has its own address, though it begins right below another', () => {
    const found = senderOf(
      stack(
        [
          'Skolköket Bergaklinten AB',
          'Bergagatan 7 B',
          '393 52 Kalmar',
          'Hedlunda Trädgård HB',
          'Hedlunda 210',
          '386 93 Färjestaden',
          'Org.nr 559236-0811',
        ],
        180,
        92,
        7,
      ),
      foot('Bankgiro 5050-1055'),
    );
    expect(found.name).toBe('Hedlunda Trädgård HB');
  });

  test('is reached by telephone, and has no number as a customer', () => {
    const [left, right] = [40, 320];
    const sender = stack(
      ['Tvättcentralen Mälaren AB', 'Vasavägen 20', '722 11 Västerås', '031-390 06 12'],
      left,
      53,
    );
    const guest = stack(
      ['Fjällgården Renklövet HB', 'Sågvägen 2', '846 32 Funäsdalen', 'Kund 9799'],
      right,
      53,
    );
    expect(senderOf(sender, guest, foot('Bankgiro 5050-1055  Momsregnr SE559236081101'))).toEqual({
      name: 'Tvättcentralen Mälaren AB',
      isDoubted: false,
    });
  });

  test('is guessed where only the names tell who has guests, and waits', () => {
    const sender = stack(['Sjöbloms Charkuteri AB', 'Rökerivägen 2', '824 34 Hudiksvall'], 320, 71);
    const guest = stack(['Hamnmagasinet Mat & Vin AB', 'Strömsgatan 16', '593 30 Västervik'], 40, 71);
    expect(senderOf(guest, sender, foot('Bankgiro 5050-1055. Org.nr 559236-0811'))).toEqual({
      name: 'Sjöbloms Charkuteri AB',
      isDoubted: true,
    });
  });

  test('is the selling company, and the one that pays its taxes', () => {
    const seller = stack(
      ['Säljande bolag', 'Bergvalla Storhushåll Väst AB', 'Ringögatan 18, 417 07 Göteborg'],
      40,
      760,
      7,
    );
    const mark: Print[] = [['Bergvallagruppen', 40, 43, 'left', 20]];
    expect(senderOf(mark, buyer, seller, [['Org.nr 559236-0811', 240, 760, 'left', 7]])).toEqual({
      name: 'Bergvalla Storhushåll Väst AB',
      isDoubted: false,
    });
    const payer = foot('Årsta Partier AB innehar F-skattsedel. Anmärkning görs vid mottagandet.');
    expect(senderOf(buyer, payer, foot('Momsreg.nr SE559236081101', 790)).name).toBe('Årsta Partier AB');
  });

  test('is not half of a buyer’s name that goes on in the next row', () => {
    const sender = stack(
      ['Festhyran Siljan AB', 'Tingsgatan 4', '795 30 Rättvik', 'Tel 040-628 04 17'],
      40,
      60,
    );
    const guest = stack(
      ['Hamnmagasinet Mat & Vin i', 'Västervik AB', 'Strömsgatan 16', '593 30 Västervik'],
      217,
      60,
    );
    expect(senderOf(sender, guest, foot('Bankgiro 5050-1055. Organisationsnummer 559236-0811'))).toEqual({
      name: 'Festhyran Siljan AB',
      isDoubted: false,
    });
  });

  test('shares no more than a common word with who buys', () => {
    const sender = stack(['Mejeriet Lilla Bäck AB', 'Bäckaby 3', '577 91 Hultsfred', '0334-890 72'], 40, 40);
    const guest = stack(['Vinbaren Lilla Pärlan AB', 'Köpmangatan 5', '411 16 Göteborg'], 320, 92);
    expect(senderOf(sender, guest, foot('Bankgiro 5050-1055 · Org.nr 559236-0811'))).toEqual({
      name: 'Mejeriet Lilla Bäck AB',
      isDoubted: false,
    });
  });

  test('abroad has its postcode behind the town, and is called no tax', () => {
    const sender = stack(
      ['Pennine & Dale Ltd', '14 Mill Lane', 'Hebden Bridge HX7 6DU', 'United Kingdom'],
      40,
      40,
    );
    const tax = foot('Zero-rated export. VAT reg. no. GB755962095. IBAN GB82 WEST 1234 5698 7654 32');
    expect(senderOf(sender, buyer, tax).name).toBe('Pennine & Dale Ltd');
    expect(senderOf(buyer, tax).name).not.toBe('Zero-rated export');
  });

  test('may have a form in small letters, and whom it writes to a row for an address', () => {
    const line: readonly Print[] = [['goda grejer ab, Box 2, 211 24 Malmö', 320, 82, 'left', 6]];
    const mark: readonly Print[] = [['GODA GREJER', 40, 48, 'left', 18]];
    expect(senderOf(mark, line, buyer, foot('Org.nr 559236-0811 | Bankgiro 5050-1055')).name).toBe(
      'goda grejer ab',
    );
    const trader = stack(['Tårtateljén Maj Ek', 'Prästgatan 27', '831 31 Östersund'], 400, 41);
    const row: readonly Print[] = [['Bistro Kitteln AB, Bergslagsvägen 3, 711 30 Lindesberg', 40, 116]];
    const paid = foot(
      'Betalas till bankgiro 5050-1055. Organisationsnummer 811228-9874. Godkänd för F-skatt.',
    );
    expect(senderOf(trader, row, paid).name).toBe('Tårtateljén Maj Ek');
  });

  const spanish = stack(
    ['Ibéricos de la Dehesa S.L.', 'Polígono El Encinar 12', '06200 Almendralejo', 'NIF ESB34712661'],
    40,
    40,
  );

  test('has the number of its country, beside which a Swedish one is whose who buys', () => {
    const guest = stack(
      ['Brasserie Lykta AB', 'Esplanaden 9', '852 31 Sundsvall', 'SE559455758801'],
      320,
      40,
    );
    const { invoice, doubts } = readAround([...spanish, ...guest, ...head]);
    expect(invoice.supplier).toMatchObject({ vatNumber: 'ESB34712661', organizationNumber: null });
    expect([invoice.supplier.name, doubts.includes('supplier')]).not.toEqual(['Brasserie Lykta AB', false]);
  });

  test('is in doubt where it would be a company of Sweden with a number of another country beside', () => {
    const guest = stack(
      ['Brasserie Lykta AB', 'Esplanaden 9', '852 31 Sundsvall', 'Org.nr 559455-7588'],
      320,
      40,
    );
    expect(senderOf(spanish.slice(3), guest).isDoubted).toBe(true);
  });

  test('has its own number, whatever words or a number of who buys stand beside it at the foot', () => {
    const sender = stack(['Frysbolaget Norr AB', 'Hamnen 4', '972 38 Luleå', 'Tel 0920-123 45'], 40, 40);
    const numbers = readAround([
      ...sender,
      ...buyer,
      ...foot('Org.nr 556233-2451 Momsreg.nr SE556233245101 F-skatt'),
      ...head,
    ]).invoice.supplier;
    expect(numbers).toMatchObject({ organizationNumber: '5562332451', vatNumber: 'SE556233245101' });
    const german = readAround([
      ...stack(['Metzgerei Oberland KG', 'Marktplatz 3', '87435 Kempten', 'DE700904513'], 320, 40),
      ...stack(['Ramen Rakuda AB', 'Linnégatan 58', '413 08 Göteborg', 'Schweden'], 40, 92),
      ...foot('Innergemeinschaftliche Lieferung, USt-IdNr. des Empfängers SE556233245101'),
      ...head,
    ]).invoice.supplier;
    expect(german).toMatchObject({ organizationNumber: null, vatNumber: 'DE700904513' });
  });

  test('is no town of another country whose end reads as a form', () => {
    const sender = stack(
      ['Nordhavn Inventar IVS', 'Glentevej 8', '2400 København NV', 'CVR: 49071981'],
      320,
      40,
    );
    expect(
      senderOf(sender, stack(['Hotell Norrsken AB', 'Köpmangatan 51', '972 33 Luleå'], 40, 92)).name,
    ).toBe('Nordhavn Inventar IVS');
  });

  test('is called no label of a pair below the one of who sold', () => {
    const pairs = stack(['Säljare', 'Priser', 'OCR'], 40, 160);
    const values = stack(['Ordermottagning', 'exkl. moms', '26040386'], 140, 160);
    const sender = stack(
      ['Hallandskajen Grossist AB', 'Stationsgatan 50', '311 31 Falkenberg', 'Org.nr 559433-9557'],
      320,
      40,
    );
    const guest = stack(['Hotell Granbacken HB', 'Granbacksvägen 2', '830 05 Järpen'], 40, 52);
    expect(senderOf(sender, guest, pairs, values).name).toBe('Hallandskajen Grossist AB');
  });

  test('stands below the title where a label names who buys', () => {
    const sender = stack(['FAKTURA', 'Furu & Ek Inredning HB', 'Sågverksgatan 3', '331 33 Värnamo'], 40, 40);
    const number = stack(['Org.nr 969718-3847'], 40, 88);
    const guest = stack(['Kund', 'Tapas & Sånt i Visby AB', 'Hästgatan 4', '621 56 Visby'], 40, 112);
    expect(senderOf(sender, number, guest)).toEqual({ name: 'Furu & Ek Inredning HB', isDoubted: false });
  });

  test('is in doubt without a form where a company stands that nothing addresses', () => {
    const words = stack(
      ['Köttstyckarna', 'Hallvägen 5', '121 62 Johanneshov', 'info@kottstyckarna.se'],
      40,
      40,
    );
    expect(senderOf(words, foot('Fraktbolaget Norr AB, tel 08-123 45 67')).isDoubted).toBe(true);
  });
});
