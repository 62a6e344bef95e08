import { sessionOpener } from '#features/account/accounts/server/commands-first-session.ts';
import { passwordReplaced } from '#features/account/accounts/server/commands-recovery.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { sessionKeeper } from '#platform/server/session/gate-questions.ts';
import { forgetDevices, greetDevice } from './commands-devices.ts';
import { openSession } from './commands-login.ts';
import { refusalRecorder } from './commands-refusals.ts';
import { endSessions } from './commands.ts';
import { liveSession } from './queries.ts';
import { sessionRoutes } from './routes.ts';

/** Signing in and out, and whose a session is. */
export const sessionsFeature = serverFeature({
  routes: (served) => ({ sessions: sessionRoutes(served) }),
  answers: [
    answerTo(sessionKeeper, { find: liveSession, turnedAway: refusalRecorder }),
    answerTo(sessionOpener, (tx, { keys }, person, moment) => openSession(tx, keys, person, moment)),
    answerTo(passwordReplaced, async (tx, { keys }, browser, moment) => {
      await forgetDevices(tx, browser.userId);
      const device = await greetDevice(tx, keys, browser, moment);
      await endSessions(tx, browser.userId, { except: null, because: 'password' }, moment);
      return device;
    }),
  ],
});
