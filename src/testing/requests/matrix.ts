import type { contract } from '#app/contract.ts';
import { archiveCells } from './archive-cells.ts';
import { accessPoint } from './access-point-cells.ts';
import { billingCells } from './billing-cells.ts';
import { buyingCells } from './buying-cells.ts';
import { claimCells } from './claim-cells.ts';
import { openCells } from './open.ts';
import { helpCells } from './help-cells.ts';
import { oauthCells } from './oauth.ts';
import { documentCells } from './document-cells.ts';
import { handoverCells } from './handover-cells.ts';
import { suggestionCells } from './suggestions.ts';
import { webhookCells } from './webhook-cells.ts';
import { todayCells } from './today-cells.ts';
import {
  anyone,
  signedIn,
  themselves,
  readers,
  editors,
  readersThemselves,
  owners,
  ownersThemselves,
  addressees,
  ownOutlets,
  editorsThemselves,
  staffOnly,
  machines,
  elsewhere,
  type Cells,
} from './matrix-cells.ts';

/** Programs have a walk of their own, by their keys; what they come by is described to anybody. */
type ByPeople = Omit<typeof contract, 'api' | 'mcp'> & {
  readonly api: Pick<(typeof contract)['api'], 'readOpenApi'>;
};

type Matrix = {
  readonly [Feature in keyof ByPeople]: {
    readonly [Name in keyof ByPeople[Feature]]: Cells;
  };
};

/** The matrix by route, written down a second time and apart from the contract: a route without a row does not compile. */
export const matrix: Matrix = {
  api: { readOpenApi: anyone },
  platform: { health: anyone, metrics: elsewhere, readSupport: anyone, openApi: anyone },
  // Rows 1, 2 and 4; the logout pages act on the cookie alone.
  sessions: {
    login: anyone,
    renewToken: anyone,
    currentUser: signedIn,
    logout: anyone,
    newLogout: anyone,
    confirmLogout: anyone,
  },
  // Row 1.
  accounts: {
    findInvitation: anyone,
    readSignUp: anyone,
    readCaptcha: anyone,
    signUp: anyone,
    sendVerification: anyone,
    openFirstSession: anyone,
    verify: anyone,
    forgotPassword: anyone,
    resetPassword: anyone,
    confirmEmail: anyone,
  },
  // Rows 4 and 5.
  settings: {
    readProfile: signedIn,
    changeProfile: themselves,
    changeEmail: themselves,
    readNotificationSettings: signedIn,
    changeNotificationSettings: themselves,
  },
  // Rows 5 to 7.
  security: {
    changePassword: themselves,
    listSessions: signedIn,
    endSession: themselves,
    endOtherSessions: themselves,
    exportAccount: themselves,
    deleteAccount: themselves,
  },
  // Row 51: by a bound token.
  unsubscribe: { askToUnsubscribe: anyone, unsubscribe: anyone },
  // Row 8.
  outlets: { listOutletRoles: signedIn },
  // Rows 8 to 10, 12, 15 and 16; the handler keeps staff away from bankgiro numbers and invoice e-mails.
  organizations: {
    registerOutlet: themselves,
    registerOrganizations: themselves,
    createOutlet: editorsThemselves,
    listOutlets: readers,
    listUnitOutlets: readers,
    listOwnOutlets: signedIn,
    changeOutlet: editors,
    readAvailability: signedIn,
    requestInvitation: themselves,
  },
  // Row 11.
  onboarding: {
    readOnboarding: signedIn,
    setOnboardingStatus: themselves,
    saveDraft: themselves,
    readFirstInvoice: signedIn,
  },
  // Rows 30, 33 and 40.
  team: {
    listMembers: readers,
    changeRole: ownersThemselves,
    removeMember: ownersThemselves,
    leaveTeam: readersThemselves,
    listActivity: owners,
  },
  ...billingCells,
  ...openCells,
  ...suggestionCells,
  // Row 41; whoever is no visitor has no visit to end.
  support: {
    readSecondFactor: staffOnly,
    enrolSecondFactor: staffOnly,
    confirmSecondFactor: staffOnly,
    checkSecondFactor: staffOnly,
    findCustomers: staffOnly,
    startImpersonation: staffOnly,
    endImpersonation: ['401', 'own', 'own', 'own', 'own', 'own', 'own', 'in'],
  },
  // Rows 31, 32 and 34.
  invitations: {
    listInvitations: editors,
    invite: editorsThemselves,
    withdrawInvitation: editorsThemselves,
    resendInvitation: editorsThemselves,
    changeInvitationRole: editorsThemselves,
    listOwnInvitations: signedIn,
    acceptInvitation: addressees,
    declineInvitation: addressees,
  },
  // Rows 35, 36 and 42; who signs comes by a link.
  powerOfAttorney: {
    readPowerState: readers,
    listPowers: editorsThemselves,
    previewPower: editorsThemselves,
    downloadPower: editorsThemselves,
    startSigning: ownersThemselves,
    renewSigning: ownersThemselves,
    withdrawPower: ownersThemselves,
    openSigning: anyone,
    openDocument: anyone,
    sendCode: anyone,
    sign: anyone,
    reject: anyone,
    hearProvider: machines,
  },
  // Rows 13, 14 and 29.
  suppliers: {
    listCategories: signedIn,
    listSuppliers: signedIn,
    readSupplier: readers,
    setSupplierContact: editorsThemselves,
    setSupplierCategory: editors,
    listUnitSuppliers: readers,
  },
  // Rows 10, 13, 17 and 18.
  supplierLinks: {
    listOutletSuppliers: readers,
    listOrganizationSuppliers: readers,
    linkSuppliers: editors,
    linkOwnSuppliers: ownOutlets,
    unlinkSupplier: editorsThemselves,
  },
  supplierRequests: {
    requestSuppliers: editors,
    requestOwnSuppliers: ownOutlets,
    listSupplierRequests: readers,
    withdrawSupplierRequest: editors,
  },
  // The directory is support staff's.
  directory: {
    listQueuedRequests: staffOnly,
    answerRequest: staffOnly,
    listProposals: staffOnly,
    acceptProposal: staffOnly,
    declineProposal: staffOnly,
    listDirectory: staffOnly,
    createDirectorySupplier: staffOnly,
    changeDirectorySupplier: staffOnly,
    mergeDirectorySuppliers: staffOnly,
    undoMerge: staffOnly,
  },
  ...documentCells,
  mail: {
    listSenders: readers,
    setSender: editorsThemselves,
    deleteSender: editorsThemselves,
    readInboundAddress: readers,
    listMailboxes: readers,
    rotateInboundAddress: ownersThemselves,
  },
  accessPoint,
  // Row 19: a year of old invoices is an upload.
  history: {
    listImports: readers,
    openImport: editorsThemselves,
    readImport: readers,
    addFiles: editorsThemselves,
    closeImport: editorsThemselves,
    cancelImport: editorsThemselves,
  },
  invoices: {
    acceptDocument: editorsThemselves,
    listInvoices: readers,
    readInvoice: readers,
    listVaultMonths: readers,
  },
  // Rows 22, 24 and 25.
  priceMonitoring: {
    readSummary: readers,
    listAlerts: readers,
    readAlert: readers,
    settleAlerts: editors,
    withdrawDecisions: editors,
    noteAsked: editors,
    listArticles: readers,
    listRules: readers,
    setRule: editors,
  },
  deviations: { listDeviations: readers, listDeviationLines: readers },
  // Row 23.
  products: { listProducts: readers, readProduct: readers },
  // Row 22.
  overview: { readOverview: readers, readSupplierSpend: readers },
  plan: { readPlan: readers, askOwners: readersThemselves },
  ...todayCells,
  ...webhookCells,
  ...oauthCells,
  ...handoverCells,
  tour: { readTour: signedIn, keepTour: themselves },
  bell: { countNews: readers, listNews: readers, readNews: readersThemselves },
  showcase: { chooseDemo: themselves },
  // Row 26.
  deals: {
    listDeals: readers,
    readDeal: readers,
    createDeal: editors,
    previewDeal: editors,
    keepDealDocument: editorsThemselves,
    correctDeal: editors,
    endDeal: editors,
    deleteDeal: editors,
    readTerms: editors,
    setTerms: editors,
  },
  ...buyingCells,
  // Rows 43, 44 and 45; the supplier's answer has its own proof, the link.
  claims: claimCells,
  priceLists: {
    listPriceLists: editors,
    readPriceList: editors,
    nameListSupplier: editors,
    previewListDeal: editors,
    acceptListPrice: editorsThemselves,
    acceptListPrices: editorsThemselves,
    chooseListPrices: editors,
    takeBackListDeal: editors,
    readRiseFindings: editors,
  },
  dealImports: {
    listDealImports: editors,
    openDealImport: editorsThemselves,
    previewDealImport: editors,
    readDealImport: editors,
    chooseDealImport: editors,
    fixDealImportRow: editors,
    saveDealImport: editorsThemselves,
    undoDealImport: editorsThemselves,
    repeatDealImport: editorsThemselves,
    findImportArticles: editors,
    downloadRejectedRows: editors,
    downloadImportTemplate: editors,
  },
  notifications: { liveEvents: readers },
  // Row 39.
  devices: { registerDevice: addressees, logInDevice: addressees },
  ...helpCells,
  ...archiveCells,
};
