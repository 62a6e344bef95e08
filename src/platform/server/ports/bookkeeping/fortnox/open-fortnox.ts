import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { oauth } from '../oauth.ts';
import type { BookkeepingPort, Grant } from '../port.ts';
import type { ProgramSettings } from '../program-settings.ts';
import { requestWindow } from '../request-window.ts';
import { fortnoxApi } from './fortnox-api.ts';
import { fortnoxBooks } from './fortnox-books.ts';

/** Fortnox lets 25 requests of a company begin in five seconds. */
const [most, span] = [25, 5_000];

/** Fortnox (API 3): supplier invoices that nobody has booked yet, with the original on each. */
export const openFortnox = (settings: ProgramSettings): BookkeepingPort => {
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
