import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { oauth } from '../oauth.ts';
import type { BookkeepingPort, Grant } from '../port.ts';
import type { ProgramSettings } from '../program-settings.ts';
import { requestWindow } from '../request-window.ts';
import { spirisApi } from './spiris-api.ts';
import { spirisBooks } from './spiris-books.ts';

/** Spiris lets 600 requests of a company begin in a minute. */
const [most, span] = [600, 60_000];

/** Spiris, which was Visma eAccounting (API 2): drafts of supplier invoices, with the original on each. */
export const openSpiris = (settings: ProgramSettings): BookkeepingPort => {
  const { clientId, clientSecret, authUrl, apiUrl, fetch, clock } = settings;
  const take = requestWindow(most, span, settings);
  const client = oauth(
    {
      clientId,
      clientSecret,
      authorizeUrl: `${authUrl}/connect/authorize`,
      tokenUrl: `${authUrl}/connect/token`,
      scopes: ['ea:api', 'ea:accounting', 'ea:purchase', 'offline_access'],
      more: { prompt: 'select_account' },
    },
    { fetch, clock },
  );
  const apiOf = ({ accessToken }: Grant, connection: string, signal: AbortSignal) =>
    spirisApi(apiUrl, { fetch, token: accessToken, take: () => take(connection, signal), signal });
  return {
    system: 'spiris',
    ...client,
    company: async (grant, signal) => {
      const { Name, CorporateIdentityNumber } = await apiOf(grant, grant.accessToken, signal).company();
      return { name: Name, organizationNumber: organizationNumberDigits(CorporateIdentityNumber ?? '') };
    },
    open: (grant, connection, signal) => spirisBooks(apiOf(grant, connection, signal)),
  };
};
