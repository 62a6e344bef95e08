import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isKept, Tagged, tagged } from './tagged.ts';

const app = Fastify();
app.get('/', (request, reply) => reply.send(tagged(reply, 'v1', { kept: isKept(request, 'v1') })));

test.each([
  [undefined, false],
  ['"v1"', true],
  ['W/"v1"', true],
  ['"v0", W/"v1"', true],
  ['"v0" ,"v1" ', true],
  ['v1', false],
  ['"v1"x', false],
  ['"W/"v1"', false],
  ['"v0"', false],
  ['', false],
])('a caller that names %s has it: %s', async (kept, expected) => {
  const { headers, body } = await app.inject({
    url: '/',
    headers: kept === undefined ? {} : { 'if-none-match': kept },
  });
  expect(JSON.parse(body)).toEqual({ kept: expected });
  expect(headers).toMatchObject({ etag: '"v1"', 'cache-control': 'private, no-cache' });
});

test('a tagged value is made when it is asked for', () => {
  let made = 0;
  const value = new Tagged('v1', () => (made += 1));
  expect([value.tag, made, value.make(), made]).toEqual(['v1', 0, 1, 1]);
});
