/** What a row of the history of treatment is, in the order in which an accounting record passes it. */
export const historyKinds = [
  'received',
  'read',
  'recorded',
  'treated',
  'decided',
  'handed',
  'kept',
  'access',
  'settings',
] as const;

export type HistoryKind = (typeof historyKinds)[number];

/** What follows from rows themselves; everything else is an act of the log. */
export const historyEvents = ['received', 'read', 'recorded', 'handed', 'removed', 'act'] as const;

export type HistoryEvent = (typeof historyEvents)[number];

/** The kind of every event but acts. */
export const kindOfEvent = {
  received: 'received',
  read: 'read',
  recorded: 'recorded',
  handed: 'handed',
  removed: 'kept',
} as const satisfies Readonly<Record<Exclude<HistoryEvent, 'act'>, HistoryKind>>;

/** What acts of the log are about, by the first word of their action. A test holds this against every action that is written. */
export const actNouns = {
  received: ['history', 'unrouted'],
  treated: ['arrival', 'document', 'layout', 'review'],
  decided: [
    'article',
    'claim',
    'deal',
    'deal-document',
    'deal-import',
    'goods',
    'list-import',
    'offer-request',
    'pack',
    'price-alert',
    'price-list',
    'price-rule',
    'radar',
    'sheet',
    'suggestion',
    'supplier-terms',
  ],
  handed: ['handover'],
  kept: ['archive', 'auditor', 'export', 'original'],
  access: ['api-key', 'assistant', 'impersonation', 'invitation', 'member', 'power-of-attorney', 'webhook'],
  settings: [
    'address',
    'market',
    'organization',
    'outlet',
    'plan',
    'receiver',
    'sample',
    'sender',
    'subscription',
    'supplier',
    'supplier-request',
    'view',
  ],
} as const satisfies Partial<Readonly<Record<HistoryKind, readonly string[]>>>;

const kindsOfActs = Object.entries(actNouns) as [HistoryKind, readonly string[]][];

/** The first words of the actions of a kind; none where acts are never of it. */
export const nounsOf = (kind: HistoryKind): readonly string[] =>
  kindsOfActs.find(([of]) => of === kind)?.[1] ?? [];

/** The kind of an act; what nobody has put anywhere is a setting. */
export const kindOfAction = (action: string): HistoryKind => {
  const noun = action.split('.')[0] ?? '';
  return kindsOfActs.find(([, nouns]) => nouns.includes(noun))?.[0] ?? 'settings';
};

/** Days that one history may span: the longest financial year of the bookkeeping act (3:3), eighteen months. */
export const mostHistoryDays = 550;

/** Rows of a page. */
export const historyPage = 50;
