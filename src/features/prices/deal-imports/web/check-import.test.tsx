import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { importId, openImport as head } from '#testing/web/price-list.ts';
import { idOf, type PartOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import type { ImportedRow, ImportPreview } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import { dealImportPath } from '../paths.ts';
import { dealImportsFeature } from './feature.tsx';

const {
  readDealImport,
  previewDealImport,
  chooseDealImport,
  fixDealImportRow,
  saveDealImport,
  findImportArticles,
} = dealImportsContract;

const goods = {
  goods: 'a',
  articleNumber: '214230',
  name: 'Högrev benfri',
  unit: 'kg',
  currency: 'SEK',
  isBought: true,
};
const promise = {
  price: '298',
  validFrom: '2026-12-01',
  validTo: '2027-11-30',
  tolerance: { type: 'percent' as const, up: '0', down: '0' },
  marketPriced: false,
};
const none = { suggestion: null, other: null, otherRow: null, lastPaid: null, text: '' };

const rows: PartOf<ImportedRow>[] = [
  {
    row: 7,
    outcome: 'changed',
    goods,
    promise,
    endsOn: '2026-11-30',
    problem: null,
    fix: null,
    before: { price: '82.5', validFrom: '2026-04-01', validTo: '2027-03-31' },
    written: {},
  },
  {
    row: 8,
    outcome: 'new',
    goods: { ...goods, name: 'Kalvfond' },
    promise,
    problem: null,
    before: null,
    fix: { price: '298' },
    written: {},
  },
  {
    row: 9,
    outcome: 'rejected',
    goods,
    promise: { ...promise, price: '1149' },
    fix: null,
    written: { name: 'Högrev benfri', price: '1 149,00' },
    before: null,
    problem: {
      ...none,
      code: 'import.price-far',
      field: 'price',
      text: '1149',
      lastPaid: '114.9',
      suggestion: { kind: 'price', prices: ['114.9'] },
    },
  },
  {
    row: 11,
    outcome: 'rejected',
    goods: null,
    promise: null,
    fix: null,
    written: { name: 'Fläskkarré', price: '84,00' },
    before: null,
    problem: {
      ...none,
      code: 'import.article-ambiguous',
      field: 'name',
      text: 'Fläskkarré',
      suggestion: { kind: 'articles', articles: [{ ...goods, goods: 'b', name: 'Fläskkarré 2 kg' }] },
    },
  },
  {
    row: 12,
    outcome: 'rejected',
    goods,
    promise: null,
    fix: null,
    written: { name: 'Lammracks', price: '412,00', validFrom: '2027-11-30' },
    before: null,
    problem: {
      ...none,
      code: 'import.dates-swapped',
      field: 'validTo',
      suggestion: { kind: 'dates', validFrom: '2026-12-01', validTo: '2027-11-30' },
    },
  },
  {
    row: 13,
    outcome: 'rejected',
    goods,
    promise: null,
    fix: null,
    written: { name: 'Bacon', unit: 'låda' },
    before: null,
    problem: { ...none, code: 'import.unit-unknown', field: 'unit', text: 'låda' },
  },
];

const column = (label: string, field: 'price' | 'articleNumber' | null, certainty: 'certain' | 'likely') => ({
  label,
  field,
  certainty,
  samples: ['1'],
});
const preview: PartOf<ImportPreview> = {
  ...head,
  sheets: ['Priser', 'Om'],
  sheet: 0,
  columns: [
    column('Art nr', 'articleNumber', 'certain'),
    column('Netto', 'price', 'likely'),
    column('', null, 'certain'),
  ],
  choice: {
    sheet: null,
    fields: null,
    decimalMark: null,
    dateOrder: null,
    validFrom: null,
    validTo: null,
    remember: true,
  },
  isMarkOpen: true,
  isOrderOpen: true,
  otherLists: ['Vår'],
  unconfirmed: [],
  validFrom: '2026-11-23',
  digest: 'd',
  content: rows,
  total: 6,
};

const open = () => visit(dealImportsFeature, { at: dealImportPath(importId) });

beforeEach(() => {
  server.answer(notificationsContract.liveEvents, {});
  server.answer(readDealImport, head);
  server.answer(previewDealImport, preview);
  server.answer(fixDealImportRow, head);
  server.answer(chooseDealImport, head);
});

describe('the check of an import', () => {
  test('puts rows right where they stand', async () => {
    const { user } = await open();
    server.answer(findImportArticles, { articles: [] });
    expect(await screen.findByText(/Priset är 10 gånger senast betalt/)).toBeTruthy();
    expect(
      screen.getByText(/Krockar med avtal 82,50 till 2027-03-31. Det gamla avslutas 2026-11-30/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Använd 114,90, Rad 9' }));
    await user.click(screen.getByRole('button', { name: 'Byt plats på datumen, Rad 12' }));
    await user.click(screen.getByRole('button', { name: 'låda stämmer, Rad 13' }));
    await user.click(screen.getByRole('button', { name: 'Hoppa över, Rad 13' }));
    await user.click(screen.getByRole('button', { name: 'Ångra rättningen, Rad 8' }));
    const price = screen.getByLabelText('Pris på rad 9');
    await user.clear(price);
    await user.type(price, 'inget{Enter}');
    expect(await screen.findByText(/Skriv ett pris över 0/)).toBeTruthy();
    await user.clear(price);
    await user.type(price, '115,50{Enter}');
    const unit = screen.getByLabelText('Enhet på rad 13');
    await user.clear(unit);
    await user.type(unit, 'kg{Enter}');
    await user.click(screen.getByRole('button', { name: 'Välj artikel, Rad 11' }));
    const dialog = await screen.findByRole('dialog', { name: 'Vilken artikel är Fläskkarré?' });
    await user.click(within(dialog).getByRole('button', { name: /Ta den här: Fläskkarré 2 kg/ }));
    await waitFor(() => expect(server.asked(fixDealImportRow)).toHaveLength(8));
    expect(server.asked(fixDealImportRow).map(({ body }) => body)).toEqual([
      { fix: { price: '114.9' } },
      { fix: { validFrom: '2026-12-01', validTo: '2027-11-30' } },
      { fix: { accept: ['import.unit-unknown'] } },
      { fix: { skip: true } },
      { fix: null },
      { fix: { price: '115.50' } },
      { fix: { unit: 'kg' } },
      { fix: { goods: 'b' } },
    ]);
  });

  test('takes what is said of columns, marks and days, and lists some rows', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Fält för Kolumn 3'), 'Pris');
    await user.selectOptions(screen.getByLabelText('Decimaltecken'), 'Punkt: 1.50');
    await user.selectOptions(screen.getByLabelText('Datumens ordning'), 'Dag, månad, år');
    await user.selectOptions(screen.getByLabelText('Blad'), 'Om');
    await user.click(screen.getByLabelText('Kom ihåg för Köttboden'));
    await waitFor(() => expect(server.asked(chooseDealImport)).toHaveLength(5));
    expect(server.asked(chooseDealImport)[0]?.body).toMatchObject({
      fields: ['articleNumber', null, 'price'],
    });
    await user.click(screen.getByRole('radio', { name: 'Fel 4' }));
    await waitFor(() =>
      expect(server.asked(previewDealImport).at(-1)?.query).toMatchObject({ rows: 'open' }),
    );
  });

  test('saves what is shown, and says why it could not', async () => {
    server.answer(saveDealImport, refused('import.changed'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Spara 2 avtalspriser' }));
    expect(await screen.findByText(/Något har ändrats sedan det här visades/)).toBeTruthy();
    server.answer(saveDealImport, { ...head, state: 'saving' });
    server.answer(readDealImport, {
      ...head,
      state: 'saving',
      progress: { stage: 'judging', done: 500, total: 2000 },
    });
    await user.click(screen.getByRole('button', { name: 'Spara 2 avtalspriser' }));
    expect(await screen.findByText(/Det ni har köpt jämförs: 500 av 2\s000 artiklar/)).toBeTruthy();
    expect(server.asked(saveDealImport)[0]?.body).toEqual({ digest: 'd' });
  });

  test('asks a person to say that guessed columns are right before it saves', async () => {
    server.answer(previewDealImport, { ...preview, unconfirmed: ['articleNumber', 'price'] });
    const { user } = await open();
    expect(await screen.findByText(/^Bara gissat: Artikelnummer, Pris\./)).toBeTruthy();
    expect(screen.getByText(/ett blad till ser ut som en prislista: Vår/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Spara 2 avtalspriser' })).toHaveProperty('disabled', true);
    server.answer(previewDealImport, preview);
    await user.click(screen.getByRole('button', { name: 'Kolumnerna stämmer' }));
    await waitFor(() => expect(screen.queryByText(/^Bara gissat/)).toBeNull());
    expect(server.asked(chooseDealImport).at(-1)?.body).toMatchObject({
      fields: ['articleNumber', 'price', null],
    });
  });

  test('of a file that cannot be read any more says so', async () => {
    server.answer(previewDealImport, refused('import.file_damaged'));
    await open();
    expect(await screen.findByText(/Filen är skadad/)).toBeTruthy();
    server.answer(readDealImport, refused('import.not_exist'));
    await visit(dealImportsFeature, { at: dealImportPath(idOf(8)) });
    expect(await screen.findByText('Importen finns inte längre')).toBeTruthy();
  });
});
