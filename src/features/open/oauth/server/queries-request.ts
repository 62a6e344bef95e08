import { type AssistantScope, assistantScopes, isKeyScope, longestRequest, scopesAmong } from '../rules.ts';

/** What a client asks for, before anything is known of it. */
export interface Asked {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly values: ReadonlyMap<string, string>;
}

/** What is told to the client where its request cannot be granted (RFC 6749, 4.1.2.1; RFC 8707, 2). */
export interface RequestFault {
  readonly error:
    | 'invalid_request'
    | 'unsupported_response_type'
    | 'invalid_scope'
    | 'invalid_target'
    | 'request_not_supported'
    | 'request_uri_not_supported';
  readonly description: string;
}

/** A request that may be granted. */
export interface GoodRequest {
  readonly challenge: string;
  readonly scopes: readonly AssistantScope[];
}

/** A form or query as single values; null where a name stands twice (RFC 6749, 3.1 and 3.2). */
export const singleValues = (text: string): ReadonlyMap<string, string> | null => {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.has(name)) return null;
    // What has no value counts as left out.
    if (value !== '') values.set(name, value);
  }
  return values;
};

/** Who asks, and where the answer goes; null where the person can be sent nowhere. */
export const askedBy = (query: string): Asked | null => {
  if (query.length > longestRequest) return null;
  const values = singleValues(query);
  const [clientId, redirectUri] = [values?.get('client_id'), values?.get('redirect_uri')];
  if (!values || clientId === undefined || redirectUri === undefined) return null;
  return { clientId, redirectUri, state: values.get('state') ?? null, values };
};

const fault = (error: RequestFault['error'], description: string): RequestFault => ({ error, description });

/** Whether a resource is named, however it writes scheme, host and port (RFC 3986, 6.2.2). */
export const isResource = (asked: string, resource: string): boolean =>
  !asked.includes('#') && URL.parse(asked)?.href === URL.parse(resource)?.href;

const scopesOf = (text: string): readonly AssistantScope[] | null => {
  const words = text.split(' ').filter((word) => word !== '');
  // Scopes of keys that assistants do not get are left out (RFC 6749, 3.3); what nobody knows is refused.
  if (!words.every(isKeyScope)) return null;
  const scopes = scopesAmong(words);
  return scopes.length === 0 ? null : scopes;
};

/** Looks through a request whose client and redirect are known. `resource` is the one that tokens are given for. */
export const judgeRequest = ({ values }: Asked, resource: string): GoodRequest | RequestFault => {
  if (values.has('request')) return fault('request_not_supported', 'request objects are not supported');
  if (values.has('request_uri'))
    return fault('request_uri_not_supported', 'request objects are not supported');
  const type = values.get('response_type');
  if (type === undefined) return fault('invalid_request', 'response_type is missing');
  if (type !== 'code') return fault('unsupported_response_type', 'only response_type=code is supported');
  if ((values.get('response_mode') ?? 'query') !== 'query')
    return fault('invalid_request', 'only response_mode=query is supported');
  const challenge = values.get('code_challenge') ?? '';
  if (values.get('code_challenge_method') !== 'S256')
    return fault('invalid_request', 'code_challenge_method must be S256');
  if (!/^[\w-]{43}$/.test(challenge))
    return fault('invalid_request', 'code_challenge must be 43 characters of base64url');
  const asked = values.get('resource');
  if (asked === undefined) return fault('invalid_target', 'resource is missing');
  if (!isResource(asked, resource)) return fault('invalid_target', `resource must be ${resource}`);
  const scopes = scopesOf(values.get('scope') ?? 'read');
  if (scopes === null) return fault('invalid_scope', `scope may hold ${assistantScopes.join(', ')}`);
  return { challenge, scopes };
};
