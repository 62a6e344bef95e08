import { uploadOf } from './upload.ts';

type Ids = Readonly<
  Record<'article' | 'deal' | 'finding' | 'priceList' | 'sentList' | 'sheet' | 'supplier' | 'verdict', string>
>;

const nothing = () => ({});
const ofSentList = ({ sentList }: Ids) => ({ params: { listId: sentList } });
const ofListRow = ({ sentList }: Ids) => ({ params: { listId: sentList, row: '2' } });
const ofPriceList = ({ priceList }: Ids) => ({ params: { importId: priceList } });

/** A well-formed request for every route about deals. */
export const dealSamples = {
  deals: {
    listDeals: nothing,
    createDeal: ({ article }: Ids) => ({
      body: { articleId: article, price: '150.00', validFrom: '2027-01-01', validTo: '2027-12-31' },
    }),
    readDeal: ({ deal }: Ids) => ({ params: { dealId: deal } }),
    previewDeal: ({ article }: Ids) => ({
      body: { articleId: article, price: '150.00', validFrom: '2027-01-01', validTo: '2027-12-31' },
    }),
    keepDealDocument: () => uploadOf({ name: 'avtal.pdf', bytes: Buffer.from('%PDF-1.7 avtal') }),
    correctDeal: ({ deal }: Ids) => ({
      params: { dealId: deal },
      // From before every purchase: a deal that judged a line stays, however often it is asked away.
      body: { price: '2.00', validFrom: '2020-01-01', validTo: '2026-12-31' },
    }),
    endDeal: ({ deal }: Ids) => ({ params: { dealId: deal }, body: { validTo: '2028-06-30' } }),
    deleteDeal: ({ deal }: Ids) => ({ params: { dealId: deal } }),
    readTerms: ({ supplier }: Ids) => ({ params: { supplierId: supplier } }),
    setTerms: ({ supplier }: Ids) => ({
      params: { supplierId: supplier },
      body: { noticeDays: 30, complaintDays: 7 },
    }),
  },
  priceLists: {
    listPriceLists: nothing,
    readPriceList: ofSentList,
    nameListSupplier: (ids: Ids) => ({ ...ofSentList(ids), body: { supplierId: ids.supplier } }),
    previewListDeal: ofListRow,
    acceptListPrice: (ids: Ids) => ({ ...ofListRow(ids), body: {} }),
    acceptListPrices: (ids: Ids) => ({ ...ofSentList(ids), body: { places: null } }),
    chooseListPrices: (ids: Ids) => ({ ...ofSentList(ids), body: { places: null, choice: 'offer' } }),
    takeBackListDeal: ofListRow,
    readRiseFindings: ({ article }: Ids) => ({ params: { articleId: article } }),
  },
  marketBand: {
    readMarketChoice: nothing,
    chooseMarket: () => ({ body: { isOut: true, password: 'Wrong7guess' } }),
  },
  sourcing: {
    readSourcing: nothing,
    listSourced: nothing,
    readAlternatives: ({ article }: Ids) => ({ params: { articleId: article } }),
    readParity: nothing,
    searchGoods: nothing,
    trySwitch: nothing,
    listRefused: nothing,
    statePack: ({ article }: Ids) => ({
      params: { articleId: article },
      body: { baseUnit: 'kg', amount: '2.5' },
    }),
    forgetPack: ({ article }: Ids) => ({ params: { articleId: article } }),
    judgeGoods: ({ article }: Ids) => ({
      params: { articleId: article },
      body: { otherId: article, isSame: true },
    }),
    forgetVerdict: ({ verdict }: Ids) => ({ params: { verdictId: verdict } }),
  },
  offerRequests: {
    readAnswered: () => ({ query: { reference: 'o-0123456789ab' } }),
    draftRequest: ({ article }: Ids) => ({ query: { articleId: article } }),
    sendRequest: ({ article }: Ids) => ({
      body: {
        articleId: article,
        language: 'sv',
        recipient: 'order@nordfisk.example',
        subject: 'Offert',
        words: 'Hej',
      },
    }),
  },
  sheets: {
    downloadSheet: ({ article, supplier }: Ids) => ({
      body: { supplierId: supplier, articleIds: [article], language: 'sv' },
    }),
    listSheets: nothing,
    shareSheet: ({ article, supplier }: Ids) => ({
      body: { supplierId: supplier, articleIds: [article], language: 'sv' },
    }),
    revokeSheet: ({ sheet }: Ids) => ({ params: { sheetId: sheet } }),
    readSheetByLink: () => ({ body: { token: 'nothing' } }),
    downloadSheetByLink: () => ({ body: { token: 'nothing' } }),
  },
  radar: {
    readRadar: ({ supplier }: Ids) => ({ params: { supplierId: supplier } }),
    readRenumbered: ({ article }: Ids) => ({ params: { articleId: article } }),
    readLoyalty: nothing,
    answerFinding: ({ finding }: Ids) => ({ params: { findingId: finding }, body: { answer: 'refused' } }),
    readCopyLetter: ({ finding }: Ids) => ({ params: { findingId: finding } }),
    sendCopyLetter: ({ finding }: Ids) => ({
      params: { findingId: finding },
      body: { to: 'faktura@grossist.test', language: 'sv', byHand: true },
    }),
  },
  dealImports: {
    listDealImports: nothing,
    openDealImport: ({ supplier }: Ids) => ({
      query: { supplierId: supplier },
      ...uploadOf({ name: 'priser.csv', bytes: Buffer.from('Art nr;Pris;Enhet\n1;12,50;kg\n') }),
    }),
    previewDealImport: ofPriceList,
    readDealImport: ofPriceList,
    chooseDealImport: (ids: Ids) => ({ ...ofPriceList(ids), body: {} }),
    fixDealImportRow: ({ priceList }: Ids) => ({
      params: { importId: priceList, row: '2' },
      body: { fix: { price: '12.00' } },
    }),
    saveDealImport: (ids: Ids) => ({ ...ofPriceList(ids), body: { digest: 'none' } }),
    undoDealImport: ofPriceList,
    repeatDealImport: ofPriceList,
    findImportArticles: (ids: Ids) => ({ ...ofPriceList(ids), query: { search: 'vara' } }),
    downloadRejectedRows: ofPriceList,
    downloadImportTemplate: nothing,
  },
};
