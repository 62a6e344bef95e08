import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { emptyDraft } from '#features/reading/review/rules-draft.ts';
import type { TestRequest } from '../peers/test-client.ts';
import { type Endpoint, keyScopeOf } from '#platform/wire/endpoint.ts';
import { type contract, contracts } from '#app/contract.ts';
import { dealSamples } from './deals.ts';
import { uploadOf } from './upload.ts';
import { archiveSamples } from './archive.ts';
import { accountSamples } from './accounts.ts';
import { billingSamples } from './billing.ts';
import { chatSamples } from './chat.ts';
import { claimSamples } from './claims.ts';
import { setupSamples } from './setup.ts';
import { sheetMapping } from './sheet-mapping.ts';
import { openSamples } from './open.ts';
import { todaySamples } from './today.ts';
import { directorySamples, supplierSamples } from './suppliers.ts';
import { oauthSamples } from './oauth.ts';
import { handoverSamples } from './handover.ts';
import { webhookSamples } from './webhooks.ts';
import { suggestionSamples } from './suggestions.ts';

const kinds = [
  'document',
  'invoice',
  'article',
  'supplier',
  'deal',
  'claim',
  'decision',
  'outlet',
  'organization',
  'request',
  'unit',
  'member',
  'invitation',
  'power',
  'bill',
  'reading',
  'layout',
  'import',
  'priceList',
  'sentList',
  'sheet',
  'verdict',
  'finding',
  'sender',
  'spare',
  'spareView',
  'conversation',
  'export',
  'listImport',
  'archive',
  'auditor',
  'view',
  'apiKey',
  'assistant',
  'webhook',
  'message',
  'suggestion',
] as const;

/** One object of each kind that a route may name. */
export type Ids = Readonly<Record<(typeof kinds)[number], string>>;

export interface Sample extends TestRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Programs have a walk of their own, by their keys. */
type ByPeople = Omit<typeof contract, 'api' | 'mcp'>;

type Samples = {
  readonly [Feature in keyof ByPeople]: {
    readonly [Name in keyof ByPeople[Feature]]: (ids: Ids) => Sample;
  };
};

const nothing = (): Sample => ({});
const bySupplier = ({ supplier }: Ids): Sample => ({ query: { supplierId: supplier } });
const ofDocument = ({ document }: Ids): Sample => ({ params: { documentId: document } });
/** A file whose pages a person has to look at. */
const ofReading = ({ reading }: Ids): Sample => ({ params: { documentId: reading } });
/** A file that nothing else names, for what takes it away. */
const ofSpare = ({ spare }: Ids): Sample => ({ params: { documentId: spare } });
const ofImport = ({ import: importId }: Ids): Sample => ({ params: { importId } });
const ofInvitation = ({ invitation }: Ids): Sample => ({ params: { invitationId: invitation } });
const ofArticle = ({ article }: Ids): Sample => ({ params: { articleId: article } });

/** What support staff act on: a document that is no unit's and an address, which are there for the tests. */
export const stray = '018f0000-0000-7000-8000-00000000beef';
const ofStray = (): Sample => ({ params: { unroutedId: stray } });

/** A phone on which somebody else is signed in. */
export const strangersPhone = 'phone-of-somebody-else';

/** A well-formed request for every route: a route without one does not compile. */
const samples: Samples = {
  platform: { health: nothing, metrics: nothing, readSupport: nothing, openApi: nothing },
  ...accountSamples,
  outlets: { listOutletRoles: nothing },
  ...setupSamples,
  ...billingSamples,
  team: {
    listMembers: nothing,
    changeRole: ({ member }) => ({ params: { memberId: member }, body: { role: 'editor' } }),
    removeMember: ({ member }) => ({ params: { memberId: member } }),
    leaveTeam: nothing,
    listActivity: nothing,
  },
  support: {
    readSecondFactor: nothing,
    enrolSecondFactor: nothing,
    confirmSecondFactor: () => ({ body: { code: '000000' } }),
    checkSecondFactor: () => ({ body: { code: '000000' } }),
    findCustomers: nothing,
    startImpersonation: ({ member }) => ({
      body: { userId: member, reason: 'asked for help by phone', warningAccepted: true },
    }),
    endImpersonation: nothing,
  },
  invitations: {
    listInvitations: nothing,
    invite: ({ outlet }) => ({
      body: { email: 'guest@krog.test', role: 'reporter', outletIds: [outlet], language: 'en' },
    }),
    withdrawInvitation: ofInvitation,
    resendInvitation: ofInvitation,
    changeInvitationRole: (ids) => ({ ...ofInvitation(ids), body: { role: 'reporter' } }),
    listOwnInvitations: nothing,
    acceptInvitation: ofInvitation,
    declineInvitation: ofInvitation,
  },
  ...supplierSamples,
  directory: directorySamples(stray),
  documents: {
    uploadDocuments: () => uploadOf(buildInvoice({ number: 'uploaded' })),
    listUnreadable: nothing,
    listDocuments: nothing,
    readDocument: ofDocument,
    downloadOriginal: ofDocument,
    retryDocument: ofDocument,
    settleDocument: ofDocument,
    reopenDocument: ofDocument,
  },
  inbox: {
    listArrivals: nothing,
    readArrivalsSummary: nothing,
    readArrival: ofDocument,
    acceptArrival: (ids) => ({ ...ofSpare(ids), body: { remember: 'forwarder' } }),
    rejectArrival: (ids) => ({ ...ofSpare(ids), body: { block: true } }),
    deleteDocument: (ids) => ({ ...ofSpare(ids), body: { comment: 'Fel krog' } }),
    restoreDocument: ofSpare,
    moveDocument: (ids) => ({ ...ofSpare(ids), body: { unitId: stray } }),
    replaceDocument: (ids) => ({
      ...ofSpare(ids),
      ...uploadOf(buildInvoice({ number: 'replaced' })),
    }),
  },
  review: {
    readReview: ofReading,
    readPage: ({ reading }) => ({ params: { documentId: reading, page: '1' } }),
    saveReview: (ids) => ({ ...ofReading(ids), body: { revision: 1, draft: emptyDraft } }),
    acceptReview: (ids) => ({ ...ofReading(ids), body: { revision: 1, draft: emptyDraft } }),
    rejectReview: (ids) => ({ ...ofReading(ids), body: { revision: 1, as: 'settled', comment: 'Ingen' } }),
    nameKind: (ids) => ({ ...ofReading(ids), body: { revision: 1, kind: 'reminder' } }),
    readAgain: ofReading,
    splitDocument: (ids) => ({ ...ofReading(ids), body: { groups: [[1], [2]] } }),
    joinDocuments: ({ reading, spare }) => ({ body: { documentIds: [reading, spare] } }),
    mapSheet: (ids) => ({
      ...ofReading(ids),
      body: { revision: 1, mapping: sheetMapping },
    }),
    listLayouts: nothing,
    undoLesson: ({ layout, reading }) => ({ params: { layoutId: layout, documentId: reading } }),
    forgetLayout: ({ layout }) => ({ params: { layoutId: layout } }),
  },
  structures: {
    readStructureChoice: nothing,
    chooseStructures: () => ({ body: { isOut: true, password: 'Tranbär7Snickrar' } }),
    listStructureReviews: nothing,
    decideStructure: () => ({ params: { reviewId: stray }, body: { decision: 'stand' } }),
  },
  mail: {
    listSenders: nothing,
    setSender: ({ supplier }) => ({
      body: { name: 'granne.example', standing: 'supplier', supplierId: supplier },
    }),
    deleteSender: ({ sender }) => ({ params: { senderId: sender } }),
    readInboundAddress: nothing,
    listMailboxes: nothing,
    rotateInboundAddress: nothing,
  },
  accessPoint: {
    pushDocument: () => ({
      payload: new TextDecoder().decode(buildInvoice({ number: 'pushed' }).bytes),
      headers: { 'content-type': 'application/xml' },
    }),
    hearArrival: () => ({ params: { provider: 'storecove' }, body: {} }),
    readReceiver: nothing,
    chooseReceiver: () => ({ body: { receives: false, password: 'Tranbär7Snickrar' } }),
    listReceivers: nothing,
    settleReceiver: () => ({ params: { organizationId: stray }, body: { outcome: 'again' } }),
    listProviders: nothing,
    listUnrouted: nothing,
    downloadUnrouted: ofStray,
    assignUnrouted: () => ({ ...ofStray(), body: { unitId: stray } }),
    dismissUnrouted: () => ({ ...ofStray(), body: { comment: 'Nobody we know' } }),
    listAddresses: () => ({ query: { unitId: stray } }),
    addAddress: () => ({ body: { unitId: stray, recipient: 'no address' } }),
    removeAddress: () => ({ params: { scheme: '0192', value: stray } }),
  },
  history: {
    listImports: nothing,
    openImport: nothing,
    readImport: ofImport,
    addFiles: (ids) => ({ ...ofImport(ids), ...uploadOf(buildInvoice({ number: 'old' })) }),
    closeImport: ofImport,
    cancelImport: ofImport,
  },
  invoices: {
    acceptDocument: (ids) => ({ ...ofDocument(ids), body: {} }),
    listInvoices: bySupplier,
    readInvoice: ({ invoice }) => ({ params: { invoiceId: invoice } }),
    listVaultMonths: nothing,
  },
  priceMonitoring: {
    readSummary: nothing,
    listAlerts: bySupplier,
    readAlert: ofArticle,
    settleAlerts: ({ article }) => ({ body: { articleIds: [article], kind: 'ignore' } }),
    withdrawDecisions: ({ decision }) => ({ body: { decisionIds: [decision] } }),
    noteAsked: (ids) => ({ ...ofArticle(ids), body: { channel: 'phone' } }),
    listArticles: bySupplier,
    listRules: nothing,
    setRule: ({ article }) => ({
      body: {
        scope: 'article',
        scopeId: article,
        reference: 'watched',
        threshold: { type: 'any' },
        direction: 'both',
      },
    }),
  },
  ...todaySamples,
  ...openSamples,
  ...webhookSamples,
  ...oauthSamples,
  ...handoverSamples,
  ...dealSamples,
  ...archiveSamples,
  ...claimSamples,
  guides: {
    readNews: nothing,
    countNews: nothing,
    markNewsRead: nothing,
    readFilms: nothing,
    hideFilm: () => ({ params: { film: 'alert' } }),
  },
  ...chatSamples(stray),
  ...suggestionSamples,
  notifications: { liveEvents: nothing },
  devices: {
    registerDevice: () => ({ params: { deviceTag: strangersPhone }, body: { fcmToken: 'mine' } }),
    logInDevice: () => ({ params: { deviceTag: strangersPhone }, body: { isLoggedIn: false } }),
  },
};

export type Route = {
  readonly name: string;
  readonly entry: Endpoint;
  readonly sample: (ids: Ids) => Sample;
};

const samplesByName: Readonly<Record<string, Readonly<Record<string, (ids: Ids) => Sample>>>> = samples;

/** Every route of people and other machines with its request. */
export const routes: readonly Route[] = Object.entries(contracts).flatMap(([feature, part]) =>
  Object.entries<Endpoint>(part).flatMap(([name, entry]) =>
    keyScopeOf(entry) === null && entry.access !== 'assistant'
      ? [{ name: `${feature}.${name}`, entry, sample: samplesByName[feature]?.[name] ?? nothing }]
      : [],
  ),
);

/** An id that nothing has. */
export const missing = '018f0000-0000-7000-8000-00000000dead';
export const missingIds = Object.fromEntries(kinds.map((kind) => [kind, missing])) as Ids;
/** Whether a route's request names an object of the unit. */
export const namesObject = ({ sample }: Route): boolean =>
  JSON.stringify(sample(missingIds)).includes(missing);
