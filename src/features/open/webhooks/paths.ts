import { path } from '#platform/wire/path.ts';

/** Where the organization's events are sent. */
export const webhooksPath = path('/setting/api/webhooks');

/** One endpoint and what was sent to it; `message` is the one that is unfolded. */
export const webhookPath = path('/setting/api/webhooks/$webhookId', {
  message: 'any',
  state: ['waiting', 'failed', 'delivered'],
  page: 'any',
});
