import type { FastifyInstance } from 'fastify';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** The policy of a page; `nonce` admits the style elements that React Aria inserts (R64). */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy that the pages make: it lets the PDF worker's address through and nothing else.
    'trusted-types krogkoll-pdf',
  ].join('; ');

const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** Sets the headers of R64 on every answer; what a route has set itself stays. */
export const secure = (app: FastifyInstance, options: { readonly secureTransport: boolean }): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    for (const [name, value] of Object.entries(always)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', answerPolicy);
    if (options.secureTransport)
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (/^\/(api\/|metrics$)/.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
    return payload;
  });
};
