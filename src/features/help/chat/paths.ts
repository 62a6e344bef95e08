import { path } from '#platform/wire/path.ts';

/** The caller's own conversations; `conversation` is the one that is open. */
export const conversationsPath = path('/conversations', { conversation: 'any' });

/** Support staff: what people ask. */
export const supportConversationsPath = path('/support/conversations', {
  conversation: 'any',
  state: ['open', 'solved'],
});
