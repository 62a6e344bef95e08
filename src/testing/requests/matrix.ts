import type { contract } from '#app/contract.ts';

/**
 * What SECURITY section 2 says of one capability: `in`, or the refusal's status and code. Columns are its actors:
 * anonymous, verified without a membership, reporter, editor, owner, owner elsewhere, staff, staff as an owner.
 */
export type Cells = readonly [
  nobody: Cell,
  newcomer: Cell,
  reporter: Cell,
  editor: Cell,
  owner: Cell,
  stranger: Cell,
  staff: Cell,
  impersonator: Cell,
];

/** `own`: only own objects, those of others being like missing ones. */
type Cell = 'in' | 'own' | '401' | '403' | '404';

export const columns = [
  'nobody',
  'newcomer',
  'reporter',
  'editor',
  'owner',
  'stranger',
  'staff',
  'impersonator',
] as const;

const anyone: Cells = ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'];
const signedIn: Cells = ['401', 'in', 'in', 'in', 'in', 'in', 'in', 'in'];
const themselves: Cells = ['401', 'in', 'in', 'in', 'in', 'in', 'in', '403'];
const readers: Cells = ['401', '404', 'in', 'in', 'in', '404', '404', 'in'];
const editors: Cells = ['401', '404', '403', 'in', 'in', '404', '404', 'in'];
const readersThemselves: Cells = ['401', '404', 'in', 'in', 'in', '404', '404', '403'];
const owners: Cells = ['401', '404', '403', '403', 'in', '404', '404', 'in'];
const ownersThemselves: Cells = ['401', '404', '403', '403', 'in', '404', '404', '403'];
const addressees: Cells = ['401', 'own', 'own', 'own', 'own', 'own', 'own', '403'];
/** Whoever is signed in, at outlets where they are owner or editor. */
const ownOutlets: Cells = ['401', 'own', 'own', 'in', 'in', 'own', 'own', '403'];
const editorsThemselves: Cells = ['401', '404', '403', 'in', 'in', '404', '404', '403'];
const staffOnly: Cells = ['401', '404', '404', '404', '404', '404', 'in', '403'];
/** Programs alone, who prove themselves in another way than people. */
const machines: Cells = ['401', '401', '401', '401', '401', '401', '401', '401'];
/** Does not exist for whoever calls over the network. */
const elsewhere: Cells = ['404', '404', '404', '404', '404', '404', '404', '404'];

type Matrix = {
  readonly [Feature in keyof typeof contract]: {
    readonly [Name in keyof (typeof contract)[Feature]]: Cells;
  };
};

/** The matrix by route, written down a second time and apart from the contract: a route without a row does not compile. */
export const matrix: Matrix = {
  platform: { health: anyone, metrics: elsewhere, openApi: anyone },
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
  // Rows 19 to 21.
  documents: {
    uploadDocuments: editorsThemselves,
    listUnreadable: staffOnly,
    listDocuments: readers,
    readDocument: readers,
    downloadOriginal: readers,
    retryDocument: editors,
    settleDocument: editorsThemselves,
    reopenDocument: editorsThemselves,
  },
  inbox: {
    listArrivals: readers,
    readArrivalsSummary: readers,
    readArrival: readers,
    acceptArrival: editorsThemselves,
    rejectArrival: editorsThemselves,
    deleteDocument: editorsThemselves,
    restoreDocument: editorsThemselves,
    moveDocument: editorsThemselves,
    replaceDocument: editorsThemselves,
  },
  // Rows 15 and 21: whom to believe, and where mail arrives.
  // Rows 19 to 21.
  review: {
    readReview: readers,
    readPage: readers,
    saveReview: editorsThemselves,
    acceptReview: editorsThemselves,
    rejectReview: editorsThemselves,
    readAgain: editorsThemselves,
    splitDocument: editorsThemselves,
    joinDocuments: editorsThemselves,
    mapSheet: editorsThemselves,
    listLayouts: editors,
    forgetLayout: editorsThemselves,
  },
  mail: {
    listSenders: readers,
    setSender: editorsThemselves,
    deleteSender: editorsThemselves,
    readInboundAddress: readers,
    listMailboxes: readers,
    rotateInboundAddress: ownersThemselves,
  },
  // Row 42; support staff settle what no unit is known for.
  accessPoint: {
    pushDocument: machines,
    listUnrouted: staffOnly,
    downloadUnrouted: staffOnly,
    assignUnrouted: staffOnly,
    dismissUnrouted: staffOnly,
    listAddresses: staffOnly,
    addAddress: staffOnly,
    removeAddress: staffOnly,
  },
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
    listArticles: readers,
    listRules: readers,
    setRule: editors,
  },
  // Row 23.
  products: { listProducts: readers, readProduct: readers },
  // Row 22.
  overview: { readOverview: readers, readSupplierSpend: readers },
  tasks: { listTasks: readers, snoozeTask: editors },
  // Row 26.
  deals: { listDeals: readers, createDeal: editors, endDeal: editors },
  notifications: { liveEvents: readers },
  // Row 39.
  devices: { registerDevice: addressees, logInDevice: addressees },
};
