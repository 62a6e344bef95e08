import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { weightOf } from './request-weight.ts';

const usual = {
  method: 'GET',
  path: 'a',
  summary: '',
  access: 'session',
  reply: z.null(),
  errors: [],
} as const;

test.each([
  ['an ordinary entry', endpoint(usual), 'usual'],
  ['an upload', endpoint({ ...usual, receives: 'upload' }), 'upload'],
  ['an upload by a machine', endpoint({ ...usual, access: 'machine', receives: 'upload' }), 'upload'],
  ['a push', endpoint({ ...usual, access: 'machine', receives: 'raw' }), 'push'],
  ['a stream of events', endpoint({ ...usual, replyAs: 'events' }), 'free'],
  ['health', endpoint({ ...usual, path: '/api/health', access: 'public' }), 'free'],
  ['metrics', endpoint({ ...usual, path: '/metrics', access: 'machine' }), 'free'],
  ['a page', endpoint({ ...usual, path: '/elsewhere', replyAs: 'page' }), 'usual'],
])('R58 the weight of %s', (_said, entry, weight) => expect(weightOf(entry)).toBe(weight));
