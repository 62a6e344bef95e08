export const texts = {
  invoices_one: '{{count}} older invoice, visible with {{plan}}.',
  invoices_other: '{{count}} older invoices, visible with {{plan}}.',
  invoicesMore: 'In the archive they are listed, with their originals.',
  invoicesOld_one: '{{count}} invoice from more than two years ago is in the archive.',
  invoicesOld_other: '{{count}} invoices from more than two years ago are in the archive.',
  alertsOld_one: '{{count}} price from more than two years ago waits, and is kept.',
  alertsOld_other: '{{count}} prices from more than two years ago wait, and are kept.',
  spanOld: 'Your plan shows purchases from {{date}}. What is older is not in the sums.',
  alerts_one: '{{count}} older price that waits, visible with {{plan}}.',
  alerts_other: '{{count}} older prices that wait, visible with {{plan}}.',
  alertsMore: 'The alerts are kept.',
  articles_one: '{{count}} more article, visible with {{plan}}.',
  articles_other: '{{count}} more articles, visible with {{plan}}.',
  articlesMore: 'Starter lists the {{limit}} that cost most in 90 days.',
  suppliers_one: '{{count}} more supplier, visible with {{plan}}.',
  suppliers_other: '{{count}} more suppliers, visible with {{plan}}.',
  suppliersMore:
    'Starter shows the {{limit}} that cost most. All stay linked, and their invoices can be read.',
  waiting_one: '{{count}} invoice waits for the plan.',
  waiting_other: '{{count}} invoices wait for the plan.',
  waitingMore:
    'Your plan analyses {{limit}} a month. Those that wait are in the archive, and are analysed in order with {{plan}}.',
  'locked.history': 'This invoice is older than your plan shows',
  'locked.historyText':
    'Your plan shows lines and prices from {{date}}. The original is always yours to open and download.',
  'locked.number': 'This invoice waits for the plan',
  'locked.numberText':
    'Your plan analyses {{limit}} invoices a month. It has been checked and archived, and its lines come as soon as the plan allows.',
  'locked.article': 'This article is beyond your plan',
  'locked.articleText':
    'Your plan lists the articles that cost most in 90 days. Everything is kept, and shown with {{plan}}.',
  'locked.supplier': 'This supplier is beyond your plan',
  'locked.supplierText':
    'Your plan shows the suppliers that cost most. It stays linked, and its invoices can be read.',
  'locked.limits': 'Alert limits of your own come with {{plan}}',
  'locked.limitsText': 'Those that were set go on judging. They can be changed with {{plan}}.',
  mayChange: '{{owner}} can change the plan.',
  upgrade: 'See the plans',
  ask: 'Ask {{owner}}',
  askOwner: 'Ask the owner',
  asked: 'Your request is sent',
  askedText: '{{owner}} got it {{date}}.',
} as const;
