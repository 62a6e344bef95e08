import { endpoint } from '#platform/wire/endpoint.ts';
import { liveEvent } from '#platform/wire/live.ts';

export const notificationsContract = {
  liveEvents: endpoint({
    method: 'GET',
    path: 'notification-generator/live',
    summary: 'What happens in the unit, and to the caller alone, as a stream of events',
    access: 'reporter',
    replyAs: 'events',
    reply: liveEvent,
    errors: [],
  }),
};
