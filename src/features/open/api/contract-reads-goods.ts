import { dealImportsContract } from '#features/prices/deal-imports/contract.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { priceListsContract } from '#features/prices/price-lists/contract.ts';
import { sheetsContract } from '#features/prices/sheets/contract.ts';
import { sourcingContract } from '#features/prices/sourcing/contract.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { radarContract } from '#features/purchases/radar/contract.ts';
import { file, one, page } from './contract-entry.ts';

const whole = { isWhole: true };

/** Articles, what was agreed about them, and where they are cheaper. */
export const goodsReads = {
  listProducts: page(
    'products',
    productsContract.listProducts,
    'Articles that were bought, with their prices',
    { expands: { supplier: 'supplier' } },
  ),
  readProduct: one('products/{articleId}', productsContract.readProduct, 'An article with its purchases'),
  listDeals: page('deals', dealsContract.listDeals, 'Negotiated prices', {
    hasUpdates: true,
    expands: { supplier: 'supplier' },
  }),
  readDeal: one('deals/{dealId}', dealsContract.readDeal, 'A deal and others of the same article'),
  readTerms: one('suppliers/{supplierId}/terms', dealsContract.readTerms, "A supplier's terms"),
  listDealImports: one('deal-imports', dealImportsContract.listDealImports, 'Price files that were imported'),
  readDealImport: one(
    'deal-imports/{importId}',
    dealImportsContract.readDealImport,
    'A price file that was imported',
  ),
  previewDealImport: page(
    'deal-imports/{importId}/rows',
    dealImportsContract.previewDealImport,
    'The rows of a price file',
  ),
  findImportArticles: one(
    'deal-imports/{importId}/articles',
    dealImportsContract.findImportArticles,
    'Articles that a row of a price file may mean',
  ),
  downloadRejectedRows: file(
    'deal-imports/{importId}/rejected',
    dealImportsContract.downloadRejectedRows,
    'Rows of a price file that were not taken',
  ),
  listPriceLists: page('price-lists', priceListsContract.listPriceLists, 'Price lists that suppliers sent'),
  readPriceList: page(
    'price-lists/{listId}',
    priceListsContract.readPriceList,
    'The prices of a list beside ours',
  ),
  readRiseFindings: one(
    'rises/{articleId}',
    priceListsContract.readRiseFindings,
    'Why an article may have become dearer',
  ),
  readSourcing: one('sourcing', sourcingContract.readSourcing, 'What could be saved, and where'),
  listSourced: page('sourced-articles', sourcingContract.listSourced, 'Articles that are cheaper elsewhere'),
  readAlternatives: one(
    'sourced-articles/{articleId}',
    sourcingContract.readAlternatives,
    'The same goods of other suppliers',
  ),
  trySwitch: one('switch', sourcingContract.trySwitch, 'What a change of supplier would save'),
  listRefusedGoods: page('refused-goods', sourcingContract.listRefused, 'Goods that are not the same'),
  readParity: page(
    'parity',
    sourcingContract.readParity,
    'What the restaurants of the company pay for the same',
    whole,
  ),
  searchGoods: page('goods', sourcingContract.searchGoods, 'Goods of all suppliers, by words'),
  listSheets: one('sheets', sheetsContract.listSheets, 'Negotiation sheets that were shared'),
  readRadar: one(
    'radar/{supplierId}',
    radarContract.readRadar,
    'Fees, renumbered articles and missing invoices',
  ),
  readRenumbered: one(
    'renumbered/{articleId}',
    radarContract.readRenumbered,
    'The number that an article had before',
  ),
  readLoyalty: one('loyalty', radarContract.readLoyalty, 'How much is bought within deals'),
};
