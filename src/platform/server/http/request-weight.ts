import type { Endpoint } from '#platform/wire/endpoint.ts';

/** What a request costs: nothing that counts, the usual, or a body that streams in. */
export type Weight = 'free' | 'usual' | 'upload' | 'push';

/** The weight of an entry. A stream of events stays open and works little; health and metrics must answer under load. */
export const weightOf = ({ receives, access, replyAs, path }: Endpoint): Weight => {
  if (replyAs === 'events' || path === '/api/health' || path === '/metrics') return 'free';
  if (receives === 'upload') return 'upload';
  return access === 'machine' ? 'push' : 'usual';
};
