import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { clearRenewalCookie, readRenewalCookie, setRenewalCookie } from './renewal-cookie.ts';
import { firstRenewalToken } from './renewal-token.ts';

const token = firstRenewalToken();

const answerTo = async (secure: boolean, cookie?: string) => {
  const app = Fastify();
  app.get('/read', (request) => ({ token: readRenewalCookie(request, secure) }));
  app.get('/set', async (_request, reply) => {
    setRenewalCookie(reply, secure, token, 60.9);
    return {};
  });
  app.get('/clear', async (_request, reply) => {
    clearRenewalCookie(reply, secure);
    return {};
  });
  const headers = cookie === undefined ? {} : { cookie };
  const [read, set, cleared] = await Promise.all(
    ['/read', '/set', '/clear'].map((url) => app.inject({ url, headers })),
  );
  return {
    read: read?.json<{ token: string | null }>().token,
    set: set?.headers['set-cookie'],
    cleared: cleared?.headers['set-cookie'],
  };
};

describe('the renewal cookie', () => {
  test('is tied to the host and to TLS where there is TLS', async () => {
    const { set, cleared } = await answerTo(true);
    expect(set).toBe(`__Host-rt=${token}; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=60`);
    expect(cleared).toBe('__Host-rt=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0');
  });

  test('has a plain name on http, and neither name is taken for the other', async () => {
    const { set } = await answerTo(false);
    expect(set).toBe(`rt=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=60`);
    expect((await answerTo(true, `rt=${token}`)).read).toBeNull();
    expect((await answerTo(false, `__Host-rt=${token}`)).read).toBeNull();
  });

  test.each([
    ['alone', `rt=${token}`, token],
    ['among others', `a=b; rt=${token}; c=d`, token],
    ['twice', `rt=${token}; rt=${firstRenewalToken()}`, null],
    ['too short', 'rt=abc', null],
    ['with a strange sign', `rt=${token.slice(1)}"`, null],
    ['absent', 'a=b', null],
  ])('%s', async (_name, cookie, read) => expect((await answerTo(false, cookie)).read).toBe(read));
});
