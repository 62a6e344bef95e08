import { path } from '#platform/wire/path.ts';

/** One endpoint and what was sent to it; `message` is the one that is unfolded. */
export const webhookPath = path('/setting/api/webhooks/$webhookId', {
  message: 'any',
  state: ['waiting', 'failed', 'delivered'],
  page: 'any',
});
