import type { platformContract } from '#platform/wire/platform-contract.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Db } from '../db/port.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { mayReadMetrics } from '../metrics/may-read.ts';
import type { Metrics } from '../metrics/metrics-port.ts';
import type { Handlers } from './handler.ts';

/** Milliseconds in which the database must answer. */
const patience = 1_000;

const answers = async (db: Db): Promise<boolean> => {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), patience);
  const asked = db
    .platformRead((reader) => reader.query('select 1'))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof DatabaseUnavailable) return false;
        throw error;
      },
    );
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Handlers of the house itself. `openApi` makes the document of the whole contract. */
export const platformRoutes = ({
  db,
  metrics,
  metricsToken,
  signUpInfo,
  openApi,
}: {
  readonly db: Db;
  readonly metrics: Metrics;
  /** Opens the figures to callers from elsewhere. */
  readonly metricsToken: string | undefined;
  /** Whom people ask. */
  readonly signUpInfo: { readonly supportPhone: string; readonly supportEmail: string };
  readonly openApi: () => object;
}): Handlers<typeof platformContract> => {
  let document: string | null = null;
  return {
    health: async () => ((await answers(db)) ? { status: 'ok' } : refused('service.unavailable')),
    metrics: async ({ raw: { request } }) =>
      mayReadMetrics(request, metricsToken)
        ? { status: 200, ...(await metrics.text()) }
        : refused('route.not_exist'),
    readSupport: async () => ({
      supportPhone: signUpInfo.supportPhone,
      supportEmail: signUpInfo.supportEmail,
    }),
    openApi: async () => {
      document ??= JSON.stringify(openApi());
      return { status: 200, contentType: 'application/json; charset=utf-8', body: document };
    },
  };
};
