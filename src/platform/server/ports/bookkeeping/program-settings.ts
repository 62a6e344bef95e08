import type { Clock } from '../../clock.ts';
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import type { WindowDeps } from './request-window.ts';

/** What opens a program of bookkeeping: our name there, its addresses, and the way out. */
export interface ProgramSettings extends WindowDeps {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly fetch: GuardedFetch;
  readonly clock: Clock;
}
