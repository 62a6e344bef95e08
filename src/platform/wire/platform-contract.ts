import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Endpoints of the house itself. */
export const platformContract = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the product can serve: 200, or 503 with the usual refusal',
    access: 'public',
    reply: z.object({ status: z.literal('ok') }),
    errors: ['service.unavailable'],
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
