import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { parseCleanJson } from '#core/values/clean-text.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { refused, refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { DatabaseUnavailable, OrganizationMoving } from '../db/unavailable.ts';
import { StorageFull } from '../ports/storage/port.ts';
import { lossIn } from '../ports/storage/telling.ts';
import { closePromptly } from './close-promptly.ts';
import { compressTexts } from './compress.ts';
import { cutSlowBodies, longestSilence } from './cut-slow.ts';
import { answerParseError } from './parse-error.ts';
import { sendRefusal } from './refusal.ts';
import { secure } from './security-headers.ts';
import { pagesFirst } from './pages-first.ts';
import { shedLoad, standardLimits } from './shed-load.ts';
import type { LoadLimits } from './shed-load.ts';
import { maxFileBytes } from '#platform/wire/upload-limit.ts';
import { maxFiles } from './upload.ts';

export interface HttpOptions {
  readonly log: FastifyBaseLogger;
  readonly requestId: () => string;
  /** Whether the product is reached over TLS, so that browsers may be told to insist on it. */
  readonly secureTransport: boolean;
  /** Proxies in front whose word about the visitor's address counts. */
  readonly trustedProxies: number;
  readonly limits?: Partial<LoadLimits>;
}

/** The body of an ordinary JSON request; documents come as streamed uploads. */
const maxBodyBytes = 1024 * 1024;

const refusalOf = (error: FastifyError): Refused<ErrorCode> => {
  if (error instanceof OrganizationMoving) return refusedFor('organization.moving', error.retryAfter);
  if (error instanceof DatabaseUnavailable) return refused('service.unavailable');
  if (error instanceof StorageFull) return refused('storage.full');
  const loss = lossIn(error);
  if (loss !== null) return refused(loss);
  switch (error.code) {
    // A unique key, a serialization or a deadlock (PostgreSQL, appendix A): somebody else wrote first.
    case '23505':
    case '40001':
    case '40P01':
      return refused('CONFLICT');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return refused('request.type_unsupported');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refused('request.too_large');
    case 'FST_REQ_FILE_TOO_LARGE':
      return refused('upload.file_too_large');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? refused('request.malformed')
        : refused('unknown.error');
  }
};

/** The web server before any route: limits, request ids, JSON for every refusal, security headers. */
export const createHttp = async (options: HttpOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: options.requestId,
    trustProxy: options.trustedProxies > 0 && ((_address, hop) => hop < options.trustedProxies),
    bodyLimit: maxBodyBytes,
    requestTimeout: 300_000,
    // Node looks for late heads that often.
    http: { headersTimeout: longestSilence, connectionsCheckingInterval: 1_000 },
    return503OnClosing: false,
    clientErrorHandler: answerParseError,
    frameworkErrors: (error, _request, reply) => {
      void sendRefusal(reply, refusalOf(error));
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.decorateRequest('passed', null);
  app.decorateRequest('patience', 0);
  app.decorateRequest('isDemo', false);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes, files: maxFiles, fields: 20, fieldSize: 10_000 },
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      return done(null, parseCleanJson(body as string));
    } catch {
      return done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });
  pagesFirst(app);
  closePromptly(app);
  cutSlowBodies(app);
  secure(app, options);
  compressTexts(app);
  shedLoad(app, { ...standardLimits, ...options.limits });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'unknown.error' || refusal.code === 'CONFLICT')
      request.log.error({ err: error }, 'request failed');
    return sendRefusal(reply, refusal);
  });
  return app;
};
