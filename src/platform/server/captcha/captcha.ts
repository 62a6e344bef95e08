import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import type { SessionKey, SessionKeys } from '../session/session-keys.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Iterations of one try, and how many tries a browser needs: some hundred milliseconds in all. */
const cost = 5_000;
const tries = [50, 150] as const;
/** Milliseconds that a challenge lives: long enough to fill in a form. */
const life = 20 * 60_000;

const parameters = z.strictObject({
  algorithm: z.literal(algorithm),
  nonce: z.string(),
  salt: z.string(),
  cost: z.literal(cost),
  keyLength: z.number(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  data: z.strictObject({ action: z.string(), until: z.number() }),
});

const solved = z.object({
  challenge: z.object({ parameters, signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const hex = (secret: Buffer, purpose: string): string => `${purpose} ${secret.toString('hex')}`;

const secretsOf = ({ proof }: SessionKey) => ({
  hmacSignatureSecret: hex(proof, 'challenge'),
  hmacKeySignatureSecret: hex(proof, 'solution'),
});

/**
 * A challenge of ALTCHA, second version, in its deterministic mode: we derive one key, the browser many, and a solution is
 * checked without deriving any. What it is for and when it ends are signed with it.
 */
export const newChallenge = async <Action extends string>(
  keys: SessionKeys,
  action: Action,
  now: Date,
  counter = randomInt(...tries),
) => {
  const until = Math.floor((now.getTime() + life) / 1_000);
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter,
    deriveKey,
    data: { action, until },
    ...secretsOf(keys[0]),
  });
  return solved.shape.challenge
    .extend({ parameters: parameters.extend({ data: ownData(action) }) })
    .parse(challenge);
};

const ownData = <Action extends string>(action: Action) =>
  z.strictObject({ action: z.literal(action), until: z.number() });

const read = (token: string): z.output<typeof solved> | null => {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

const isSolved = async (keys: SessionKeys, { challenge, solution }: z.output<typeof solved>) => {
  for (const key of keys) {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
    if (verified) return true;
  }
  return false;
};

/**
 * Whether a captchaToken, base64 of JSON `{challenge, solution}`, solves a challenge of ours for this action that has
 * neither ended nor been used (SECURITY R23). It counts as used from then on, whatever becomes of the request.
 */
export const spendCaptcha = async (
  { db, keys }: { readonly db: Db; readonly keys: SessionKeys },
  action: string,
  token: string,
  now: Date,
): Promise<boolean> => {
  const claim = read(token);
  if (claim === null || !(await isSolved(keys, claim))) return false;
  const { data } = claim.challenge.parameters;
  const until = new Date(data.until * 1_000);
  const fromNow = until.getTime() - now.getTime();
  // One that ends later than any made by now comes from a clock that was set back.
  if (data.action !== action || fromNow <= 0 || fromNow > life) return false;
  const hash = createHash('sha256').update(claim.challenge.signature).digest();
  const first = await db.platformTransaction((tx) =>
    tx.query(
      'insert into captcha_used (challenge_hash, expires_at) values ($1, $2) on conflict do nothing returning 1',
      [hash, until],
    ),
  );
  return first.length > 0;
};
