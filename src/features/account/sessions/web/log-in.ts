import { call, type Failure } from '#platform/web/calls/api.ts';
import { storeToken } from '#platform/web/session/session.ts';
import { endPostponement } from '#platform/web/session/way-on.ts';
import { setAppState } from '#platform/web/session/state.ts';
import { sessionsContract } from '../contract.ts';

/** Signs in and keeps token and user. Answers the failure, or null. */
export const logIn = async (email: string, password: string): Promise<Failure | null> => {
  const answer = await call(sessionsContract.login, { body: { email, password } });
  if (answer.hasError) return answer.error;
  endPostponement();
  storeToken(answer.data.token);
  setAppState({ user: answer.data.user });
  return null;
};
