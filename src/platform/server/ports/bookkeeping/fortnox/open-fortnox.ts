import { organizationNumberDigits } from '#core/values/organization-number.ts';
import type { Clock } from '../../../clock.ts';
import type { GuardedFetch } from '../../../http/guarded-fetch.ts';
import { oauth } from '../oauth.ts';
import type { BookkeepingPort, Grant } from '../port.ts';
import { requestWindow, type WindowDeps } from '../request-window.ts';
import { fortnoxApi } from './fortnox-api.ts';
import { fortnoxBooks } from './fortnox-books.ts';

export interface FortnoxSettings extends WindowDeps {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly fetch: GuardedFetch;
  readonly clock: Clock;
}

/** Fortnox lets 25 requests of a company begin in five seconds. */
const [most, span] = [25, 5_000];

/** Fortnox (API 3): supplier invoices that nobody has booked yet, with the original on each. */
export const openFortnox = (settings: FortnoxSettings): BookkeepingPort => {
  const { clientId, clientSecret, authUrl, apiUrl, fetch, clock } = settings;
  const take = requestWindow(most, span, settings);
  const client = oauth(
    {
      clientId,
      clientSecret,
      authorizeUrl: `${authUrl}/oauth-v1/auth`,
      tokenUrl: `${authUrl}/oauth-v1/token`,
      scopes: ['companyinformation', 'supplier', 'supplierinvoice', 'inbox', 'connectfile'],
      more: { access_type: 'offline', account_type: 'service' },
    },
    { fetch, clock },
  );
  const apiOf = ({ accessToken }: Grant, connection: string, signal: AbortSignal) =>
    fortnoxApi(apiUrl, { fetch, token: accessToken, take: () => take(connection, signal), signal });
  return {
    system: 'fortnox',
    ...client,
    company: async (grant, signal) => {
      const { CompanyName, OrganizationNumber } = await apiOf(grant, grant.accessToken, signal).company();
      return { name: CompanyName, organizationNumber: organizationNumberDigits(OrganizationNumber ?? '') };
    },
    open: (grant, connection, signal) => fortnoxBooks(apiOf(grant, connection, signal)),
  };
};
