import type { Db } from '#platform/server/db/port.ts';
import type { PaymentsPort } from '#platform/server/ports/payments/port.ts';

/** The process is gone: nothing of it happens any more. */
export class Crash extends Error {}

export interface Mortal {
  readonly db: Db;
  readonly payments: PaymentsPort;
  readonly hasDied: () => boolean;
}

/**
 * A database and a provider as a process sees them that dies at one of its calls: before it, or after it was done and before anybody
 * hears. Whatever it tries afterwards fails too, as nothing runs in a process that is gone. `at` below zero: it lives.
 */
export const mortal = (db: Db, payments: PaymentsPort, at: number, isAfter: boolean): Mortal => {
  let calls = 0;
  let isDead = false;
  const living = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    if (isDead) throw new Crash('gone');
    const isLast = calls === at;
    calls += 1;
    if (isLast && !isAfter) {
      isDead = true;
      throw new Crash('died before');
    }
    const answer = await run();
    if (isLast) isDead = true;
    if (isDead) throw new Crash('died after');
    return answer;
  };
  const shell: Db = {
    ...db,
    tenantTransaction: (organizationId, work) => living(() => db.tenantTransaction(organizationId, work)),
    tenantRead: (organizationId, work) => living(() => db.tenantRead(organizationId, work)),
    platformTransaction: (work) => living(() => db.platformTransaction(work)),
    platformRead: (work) => living(() => db.platformRead(work)),
  };
  const port: PaymentsPort = {
    ...payments,
    prices: (...given) => living(() => payments.prices(...given)),
    makeCustomer: (...given) => living(() => payments.makeCustomer(...given)),
    describeCustomer: (...given) => living(() => payments.describeCustomer(...given)),
    account: (...given) => living(() => payments.account(...given)),
    openCheckout: (...given) => living(() => payments.openCheckout(...given)),
    closeCheckout: (...given) => living(() => payments.closeCheckout(...given)),
    subscribeOnInvoice: (...given) => living(() => payments.subscribeOnInvoice(...given)),
    previewChange: (...given) => living(() => payments.previewChange(...given)),
    nextBill: (...given) => living(() => payments.nextBill(...given)),
    changeItem: (...given) => living(() => payments.changeItem(...given)),
    followWith: (...given) => living(() => payments.followWith(...given)),
    keepPlan: (...given) => living(() => payments.keepPlan(...given)),
    setEnding: (...given) => living(() => payments.setEnding(...given)),
    bills: (...given) => living(() => payments.bills(...given)),
    markPaid: (...given) => living(() => payments.markPaid(...given)),
  };
  return { db: shell, payments: port, hasDied: () => isDead };
};
