import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { dealsContract } from '../contract.ts';
import { dealsFeature } from './feature.tsx';

const { createDeal, listDeals, previewDeal } = dealsContract;
const preview = { before: null, lines: 0, overlaps: null, meant: [] };

test('what is bought is found by its name, and a number that is nearly one of them is asked about', async () => {
  const bought = {
    id: idOf(7),
    name: 'Gös filé',
    articleNumber: '3310',
    unit: 'KGM',
    currency: 'SEK',
    supplierId: idOf(5),
    supplierName: 'Nya Köttet',
  };
  server.answer(priceMonitoringContract.listArticles, { content: [bought], total: 1 });
  server.answer(previewDeal, preview);
  server.answer(createDeal, { id: idOf(9) });
  server.answer(listDeals, { counts: { 'in-force': 1, ending: 0, unused: 0, ended: 0, upcoming: 0 } });
  server.answer(suppliersContract.listUnitSuppliers, []);
  server.answer(suppliersContract.listSuppliers, [
    { id: idOf(5), displayName: 'Nya Köttet', name: 'Nya Köttet AB', category: 'meat' },
  ]);
  server.answer(documentsContract.listDocuments, {});
  const { user } = await visit(dealsFeature, { at: '/articles/prices/create' });
  await user.type(await screen.findByRole('combobox', { name: 'Namn' }), 'gös');
  await user.click(await screen.findByRole('option', { name: /Gös filé/ }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Leverantör' }).value).toBe('Nya Köttet');
  expect(screen.getByLabelText<HTMLInputElement>('Leverantörens artikelnummer').value).toBe('3310');
  await user.type(screen.getByLabelText('Pris'), '95,50');
  await waitFor(() => expect(server.asked(previewDeal).at(-1)?.body).toMatchObject({ articleId: idOf(7) }));
  // What is typed over it is another article, until the one that is meant is taken.
  const { id: articleId, name, articleNumber, unit } = bought;
  server.answer(previewDeal, { ...preview, meant: [{ articleId, name, articleNumber, unit }] });
  await user.clear(screen.getByLabelText('Leverantörens artikelnummer'));
  await user.type(screen.getByLabelText('Leverantörens artikelnummer'), '3301');
  await waitFor(() =>
    expect(server.asked(previewDeal).at(-1)?.body).toMatchObject({
      goods: { supplierId: idOf(5), articleNumber: '3301', name: 'Gös filé' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: /Menade du Gös filé · 3310/ }));
  await user.click(screen.getByRole('button', { name: /^Spara 95,50/ }));
  await waitFor(() =>
    expect(server.asked(createDeal).at(-1)?.body).toMatchObject({ articleId: idOf(7), price: '95.50' }),
  );
});
