import { z } from 'zod';
import { cleanName } from '#core/values/clean-text.ts';
import { longestAddress, longestName, mostRedirects } from '../rules.ts';
import { mayBeRedirect } from './queries-redirects.ts';

/** A program of another maker, as it describes itself. */
export interface OauthClient {
  /** The address of its description, which is its name among programs. */
  readonly id: string;
  /** What it calls itself; nobody has proven it. */
  readonly name: string;
  /** Where its description stands: its maker, as far as anybody knows. */
  readonly host: string;
  readonly redirectUris: readonly string[];
  /** Whether it asks to be renewed (RFC 7591, `grant_types`). */
  readonly isLasting: boolean;
}

/**
 * The address of a client's description, or null for what cannot be one: with a path, written as browsers write it, without fragment and
 * password (draft-ietf-oauth-client-id-metadata-document-02, section 3). Whether it may be reached is for the way out to say.
 */
export const documentAddress = (clientId: string): URL | null => {
  if (clientId.length > longestAddress) return null;
  const url = URL.parse(clientId);
  if (url === null || url.href !== clientId || url.pathname === '/' || clientId.includes('#')) return null;
  return url.username === '' && url.password === '' ? url : null;
};

const metadata = z.object({
  client_id: z.string(),
  client_name: z.string().transform(cleanName).pipe(z.string().min(1).max(longestName)),
  redirect_uris: z.array(z.string().refine(mayBeRedirect)).min(1).max(mostRedirects),
  grant_types: z
    .array(z.string())
    .default(['authorization_code'])
    .refine((types) => types.includes('authorization_code')),
  response_types: z
    .array(z.string())
    .default(['code'])
    .refine((types) => types.includes('code')),
  // A description that everybody can read holds no secret: such clients prove themselves by PKCE.
  token_endpoint_auth_method: z.literal('none').default('none'),
  client_secret: z.undefined().optional(),
});

/** Reads a description that was fetched from `clientId`; null where it is not one of it, or not one that we can serve. */
export const readClient = (clientId: string, body: unknown): OauthClient | null => {
  const { success, data } = metadata.safeParse(body);
  if (!success || data.client_id !== clientId) return null;
  return {
    id: clientId,
    name: data.client_name,
    host: new URL(clientId).host,
    redirectUris: data.redirect_uris,
    isLasting: data.grant_types.includes('refresh_token'),
  };
};
