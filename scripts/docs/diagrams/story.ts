/** One step on a document's way: an exported function, in the feature that holds it. */
export interface Step {
  readonly does: string;
  readonly at: string;
  /** What a reader calls it. */
  readonly says: string;
}

/** That one step leads to another; the states are those that the document has meanwhile. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly states?: readonly string[];
  /** The job that carries it over, where it is not a plain call. */
  readonly job?: string;
}

/** Where a document waits for a person, or where its way ends. */
export interface End {
  readonly states: readonly string[];
  readonly name: string;
  readonly says: string;
  /** Steps that leave a document there. */
  readonly from: readonly string[];
  /** Steps by which a person sends it on. */
  readonly onward: readonly string[];
}

export const steps: readonly Step[] = [
  { does: 'receiveDocuments', at: 'intake/documents', says: 'uploads, ZIPs, the command line, the sample' },
  { does: 'storeMail', at: 'intake/mail', says: 'mails, from the door and from mailboxes elsewhere' },
  { does: 'receivePush', at: 'intake/access-point', says: 'pushes of access points' },
  { does: 'addFiles', at: 'reading/history', says: 'old invoices' },
  { does: 'recordArrivals', at: 'intake/documents', says: 'acknowledge: bytes and rows are on disk' },
  {
    does: 'readWaiting',
    at: 'reading/pipeline',
    says: "claim a unit's waiting documents, read them in turn",
  },
  { does: 'dispatchDocument', at: 'reading/pipeline', says: 'what is it, and what does it say?' },
  { does: 'settleBatch', at: 'reading/pipeline', says: 'write what became of them' },
  { does: 'expandArchive', at: 'intake/documents', says: 'open ZIPs' },
  { does: 'expandMail', at: 'intake/mail', says: 'open mails' },
  { does: 'startRecognising', at: 'reading/review', says: 'no e-invoice, but pages' },
  { does: 'recogniseWaiting', at: 'reading/review', says: 'recognise and read pages' },
  { does: 'outcomesOfPages', at: 'reading/review', says: 'is the reading trusted?' },
  { does: 'holdUntrusted', at: 'intake/mail', says: 'is the sender trusted?' },
  { does: 'settleReadings', at: 'purchases/invoices', says: 'book: supplier matched, one transaction' },
  { does: 'enter', at: 'purchases/invoices', says: 'the same again? through the gate?' },
  { does: 'ArticleBook', at: 'prices/price-monitoring', says: "take lines into their articles' histories" },
  { does: 'reevaluateArticles', at: 'prices/price-monitoring', says: 'judge again what came late' },
  { does: 'hearAlerts', at: 'account/notifications', says: 'tell people: live, by push, by mail' },
  { does: 'acceptReview', at: 'reading/review', says: 'a person corrects and accepts' },
  { does: 'retryDocument', at: 'intake/documents', says: 'a person has it read again' },
  { does: 'acceptArrival', at: 'intake/inbox', says: 'a person trusts the sender' },
  { does: 'acceptDocument', at: 'purchases/invoices', says: 'a person lets a held invoice through' },
  { does: 'settleDocument', at: 'intake/documents', says: 'a person has dealt with it elsewhere' },
  { does: 'deleteDocument', at: 'intake/inbox', says: 'a person deletes it' },
  { does: 'settleAlerts', at: 'prices/price-monitoring', says: 'a person settles the alert' },
];

export const ways: readonly Way[] = [
  { from: 'receiveDocuments', to: 'recordArrivals', states: ['received'] },
  { from: 'storeMail', to: 'recordArrivals', states: ['received'] },
  { from: 'receivePush', to: 'recordArrivals', states: ['received'] },
  { from: 'addFiles', to: 'recordArrivals', states: ['received'] },
  { from: 'recordArrivals', to: 'readWaiting', states: ['stored'], job: 'readDocuments' },
  { from: 'readWaiting', to: 'outcomesOfPages' },
  { from: 'readWaiting', to: 'dispatchDocument' },
  { from: 'dispatchDocument', to: 'expandArchive' },
  { from: 'dispatchDocument', to: 'expandMail' },
  { from: 'expandArchive', to: 'recordArrivals', states: ['received'] },
  { from: 'expandMail', to: 'recordArrivals', states: ['received'] },
  { from: 'startRecognising', to: 'recogniseWaiting', states: ['recognising'], job: 'recogniseDocument' },
  { from: 'recogniseWaiting', to: 'readWaiting', states: ['stored'], job: 'readDocuments' },
  { from: 'readWaiting', to: 'settleBatch', states: ['read'] },
  { from: 'settleBatch', to: 'startRecognising' },
  { from: 'settleBatch', to: 'holdUntrusted' },
  { from: 'settleBatch', to: 'settleReadings' },
  { from: 'settleReadings', to: 'enter', states: ['matched'] },
  { from: 'settleReadings', to: 'ArticleBook', states: ['checked'] },
  { from: 'settleReadings', to: 'reevaluateArticles', states: ['checked'] },
  { from: 'acceptReview', to: 'settleReadings' },
  { from: 'acceptReview', to: 'acceptDocument' },
  { from: 'retryDocument', to: 'readWaiting', states: ['stored'], job: 'readDocuments' },
  { from: 'acceptArrival', to: 'readWaiting', states: ['stored'], job: 'readDocuments' },
];

export const ends: readonly End[] = [
  {
    states: ['expanded', 'duplicate'],
    name: 'over',
    says: 'nothing more to do',
    from: ['expandArchive', 'expandMail', 'recordArrivals', 'enter'],
    onward: [],
  },
  {
    states: ['quarantined'],
    name: 'sender',
    says: 'inbox: who sent this?',
    from: ['holdUntrusted'],
    onward: ['acceptArrival', 'deleteDocument'],
  },
  {
    states: ['needs-review'],
    name: 'review',
    says: 'inbox and review: what does it say?',
    from: ['outcomesOfPages', 'enter', 'dispatchDocument'],
    onward: ['acceptReview', 'acceptDocument', 'retryDocument', 'settleDocument', 'deleteDocument'],
  },
  {
    states: ['unreadable'],
    name: 'unread',
    says: 'inbox: no program reads it',
    from: ['dispatchDocument', 'recordArrivals'],
    onward: ['retryDocument', 'settleDocument', 'deleteDocument'],
  },
  {
    states: ['deleted', 'settled'],
    name: 'aside',
    says: 'put aside, and can be taken back',
    from: ['settleDocument', 'deleteDocument'],
    onward: [],
  },
  {
    states: ['monitored'],
    name: 'alerts',
    says: 'booked; a price that rose or broke a deal is an alert',
    from: ['ArticleBook', 'reevaluateArticles', 'acceptDocument'],
    onward: ['hearAlerts', 'settleAlerts'],
  },
];
