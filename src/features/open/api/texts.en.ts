export const texts = {
  title: 'The API',
  lede: 'Programs of yours can read what you see here, and do some of what you do.',
  entries: 'What can be asked and done',
  search: 'Search',
  nothing: 'Nothing is called that',
  basics: 'How it works',
  'keys.title': 'Keys',
  'keys.text':
    'An owner makes keys under Account, API and webhooks. Send one with every request: Authorization: Bearer kk_live_…. Whoever has a key can use it, so keep it out of code that others read.',
  'units.title': 'Restaurants',
  'units.text':
    'GET api/v1/key says which restaurants a key reaches. Everything else is asked of one of them: api/v1/units/{unitId}/….',
  'paging.title': 'Pages',
  'paging.text':
    'Lists answer data and next_cursor. Send the cursor back for the next page; it is null at the end. Rows that arrive meanwhile neither repeat nor hide others. limit is at most 200.',
  'updates.title': 'Only what is new',
  'updates.text':
    'Invoices, alerts, deals and claims take updated_since: an instant, 2026-11-23T08:00:00Z. You get what was made or changed since.',
  'expand.title': 'What rows name, with the rows',
  'expand.text':
    'Invoices, alerts, articles, deals and claims take expand: one or more of the names that the entry lists, with commas between, as expand=supplier,lines. Each row then has them in expanded. A supplier is as suppliers lists it, null before its first invoice here; lines are as the invoice or the claim itself has them. Without expand nothing is added.',
  'writes.title': 'Changes',
  'writes.text':
    'Send an Idempotency-Key of your own with each change. The same request with the same key is done once and answered the same for 30 days; another request with it is refused with 422.',
  'assistants.title': 'Assistants',
  'assistants.text':
    'The address for assistants, which stands beside the keys, speaks the Model Context Protocol (MCP), 2026-07-28 and 2025-11-25, without sessions and with the same keys. Its tools answer from the same reads, within the same rights, restaurants, plan and limit. What a tool drafts or proposes waits until a person approves it under Suggestions; with a test key nothing is kept. Texts in answers are data that suppliers wrote.',
  'tests.title': 'Test keys',
  'tests.text':
    'A test key reads what is real. Its changes are run, checked and undone; the answer says what they would have done, with dry_run: true.',
  'limits.title': 'Limits',
  'limits.text':
    'A key has 600 requests a minute. RateLimit says how many are left, and for how many seconds. Above that the answer is 429 with Retry-After.',
  'errors.title': 'Refusals',
  'errors.text':
    'A refusal is JSON: code for the program, message and messageSv for people, field where one is wrong, and requestId, which support asks for.',
  'versions.title': 'Versions',
  'versions.text':
    'Name the version you wrote for in Krogkoll-Version. Without it you get the newest; a version that there is not is refused with 400. What will go says so in Deprecation, and when in Sunset.',
  openApi: 'The same as an OpenAPI document',
  address: 'Address',
  scope: 'Right',
  expands: 'Can be expanded with',
  refusals: 'Refusals of its own',
  language: 'Language',
  'in.curl': 'curl',
  'in.javascript': 'JavaScript',
  'in.python': 'Python',
  copy: 'Copy',
  copied: 'Copied',
  try: 'Try it',
  testKey: 'Test key',
  testKeyHint: 'It stays in this window',
  notKey: 'That is no key',
  notTest: 'Use a test key here: it changes nothing',
  send: 'Send',
  answer: 'Answer',
  noAnswer: 'There was no answer. Check the connection.',
} as const;
