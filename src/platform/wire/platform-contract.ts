import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Endpoints of the house itself. */
export const platformContract = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the product can serve: 200, or 503 with the usual refusal',
    access: 'public',
    alsoHead: true,
    reply: z.object({ status: z.literal('ok') }),
    errors: ['service.unavailable'],
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/metrics',
    summary:
      'Figures for a monitor, in the text format of Prometheus; for this machine, or with a token of its own',
    access: 'machine',
    replyAs: 'page',
    reply: z.string(),
    errors: ['route.not_exist'],
  }),
  readSupport: endpoint({
    method: 'GET',
    path: 'support-contact',
    summary: 'Whom to call or write to',
    access: 'public',
    reply: z.object({ supportPhone: z.string(), supportEmail: z.string() }),
    errors: [],
  }),
  openApi: endpoint({
    method: 'GET',
    path: 'openapi.json',
    summary: 'This document',
    access: 'public',
    replyAs: 'page',
    reply: z.string(),
    errors: [],
  }),
};
