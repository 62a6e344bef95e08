import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import {
  resourceMetadataPath,
  revokePath,
  serverMetadataPath,
  tokenPath,
} from '#platform/wire/oauth-paths.ts';

/** JSON as the RFCs have it, without our envelope. */
const told = { access: 'public', replyAs: 'page', reply: z.string() } as const;

/** What programs speak with the authorization server (OAuth 2.1). Its page for people is the app's own. */
export const oauthContract = {
  describeServer: endpoint({
    ...told,
    method: 'GET',
    path: serverMetadataPath,
    summary: 'What the authorization server is able to do (RFC 8414)',
    errors: [],
  }),
  describeResource: endpoint({
    ...told,
    method: 'GET',
    path: resourceMetadataPath,
    summary: 'Who gives tokens for what assistants find here (RFC 9728)',
    errors: [],
  }),
  describeAssistants: endpoint({
    ...told,
    method: 'GET',
    path: `${resourceMetadataPath}/mcp`,
    summary: 'The same, at the address that belongs to the resource /mcp',
    errors: [],
  }),
  exchange: endpoint({
    ...told,
    method: 'POST',
    path: tokenPath,
    summary: 'Takes a code or a refresh token as a form, and gives an access token (RFC 6749, 3.2; RFC 7636)',
    receives: 'raw',
    errors: [],
  }),
  revoke: endpoint({
    ...told,
    method: 'POST',
    path: revokePath,
    summary: 'Ends a token; a refresh token with all that came of the same consent (RFC 7009)',
    receives: 'raw',
    errors: [],
  }),
};
