import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/calls/api.ts';
import { accountsContract } from '../contract.ts';
import type { CaptchaAction } from '../rules.ts';

/** `failed` also when the browser has no cryptography, which it has on every address of TLS or of this machine. */
export type CaptchaState = 'working' | 'ready' | 'failed';

const solve = async (action: CaptchaAction): Promise<string> => {
  const [answer, { solveChallenge }, { deriveKey }] = await Promise.all([
    call(accountsContract.readCaptcha, { query: { action } }),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  if (answer.hasError) throw new Error(answer.error.code);
  const solution = await solveChallenge({ challenge: answer.data, deriveKey });
  if (solution === null) throw new Error('no solution');
  return btoa(JSON.stringify({ challenge: answer.data, solution }));
};

/**
 * Solves the captcha by itself while the form is filled in: nobody has to look at pictures. `take` answers the token, once;
 * the next send needs another, which is then already on its way.
 */
export const useCaptcha = (action: CaptchaAction) => {
  const [state, setState] = useState<CaptchaState>('working');
  const waiting = useRef<Promise<string> | null>(null);
  const begin = useCallback((): Promise<string> => {
    setState('working');
    const solving = solve(action);
    waiting.current = solving;
    solving.then(
      () => waiting.current === solving && setState('ready'),
      () => waiting.current === solving && setState('failed'),
    );
    return solving;
  }, [action]);
  useEffect(() => {
    void begin().catch(() => undefined);
    return () => {
      waiting.current = null;
    };
  }, [begin]);
  const take = async (): Promise<string> => {
    const solved = await (waiting.current ?? begin());
    void begin().catch(() => undefined);
    return solved;
  };
  return { state, take, again: () => void begin().catch(() => undefined) };
};
