import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 46 MiB and one pass (OWASP Password Storage Cheat Sheet; SECURITY R20). */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** One hash a core, so that a flood of logins takes neither the memory nor all threads. */
const most = availableParallelism();

/** More waiting than this and a login is shed instead of answered late. */
const longestQueue = 100;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  if (running >= most) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
};

/** Whether the queue of hashes is so long that a login should be told to come back. */
/** Seconds after which the passwords that wait have been hashed. */
export const hashingWait = 2;

export const isHashingBusy = (): boolean => waiting.length >= longestQueue;

/** A PHC string of the password, byte for byte as it was typed. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Made at the start, so that even the first unknown address is answered in the usual time. */
const nobody = hashPassword('no account has this password');

/**
 * Whether the password belongs to the hash. For `null`, an account that does not exist, it takes the same time and
 * answers false (R22).
 */
export const checkPassword = async (known: string | null, password: string): Promise<boolean> => {
  const compared = known ?? (await nobody);
  const matches = await inTurn(() => verify(compared, password));
  return matches && known !== null;
};
