import { Readable } from 'node:stream';
import type { PlanStanding, Billing, ShownBill } from '../contract.ts';
import type { billingContract } from '../contract.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import type { FileReply, Handlers } from '#platform/server/http/handler.ts';
import type { Bill } from '#platform/server/ports/payments/port.ts';
import type { VatNumbersPort } from '#platform/server/ports/vat-numbers/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { subscriptionPath } from '../paths.ts';
import { buyOnInvoice, openCheckout, standsAgainst } from './commands-buy.ts';
import { changePlan, previewChange } from './commands-change.ts';
import { orUnavailable, payerOf } from './commands-order.ts';
import { currentPrices } from './commands-prices.ts';
import { portOf, refresh } from './commands-refresh.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { sharePlan, withdrawShare } from './commands-share.ts';
import { setVatNumber } from './commands-vat.ts';
import { findShare } from './queries-share.ts';
import { findAccount, offerOf, readPayer, readPlanStanding, vatOf } from './queries.ts';

export interface BillingDeps extends RefreshDeps {
  readonly vatNumbers: VatNumbersPort;
  readonly publicUrl: () => Promise<string>;
}

/** An invoice as the wire tells it. */
export const shownBill = (bill: Bill): ShownBill => ({
  ...bill,
  date: bill.date.toISOString(),
  dueDate: bill.dueDate?.toISOString() ?? null,
  lines: bill.lines.map((line) => ({ ...line, from: line.from.toISOString(), to: line.to.toISOString() })),
});

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const readBilling = async (
  deps: BillingDeps,
  organizationId: string,
  now: Date,
  signal: AbortSignal,
): Promise<Billing> => {
  const { db } = deps;
  const { prices, selling } = await currentPrices(deps, signal);
  const { payer, account } = await db.tenantRead(organizationId, async (reader) => ({
    payer: await readPayer(reader, organizationId),
    account: await findAccount(reader, organizationId),
  }));
  const { isBillable, customer } = await payerOf(deps, organizationId);
  const share = await db.platformRead((reader) => findShare(reader, organizationId, now));
  const state = account?.state ?? null;
  return {
    selling,
    isBillable,
    offers: prices.map((price) => offerOf(price, payer.units.length)),
    vat: vatOf(payer, account),
    vatNumber:
      account?.vatNumber && account.vatCheckedAt !== null
        ? {
            number: account.vatNumber,
            isValid: account.vatIsValid === true,
            checkedAt: account.vatCheckedAt.toISOString(),
          }
        : null,
    paid: state && {
      plan: state.plan,
      units: state.quantity,
      periodStart: new Date(state.periodStart).toISOString(),
      periodEnd: new Date(state.periodEnd).toISOString(),
      cancelAt: iso(state.cancelAt),
      nextPlan: state.next?.plan ?? null,
      isOnInvoice: state.isOnInvoice,
    },
    card: account?.card ?? null,
    receiptsTo: customer.email,
    share: share && { plan: share.plan, expiresAt: share.expiresAt.toISOString() },
  };
};

const pdfOf = (name: string, bytes: Uint8Array): FileReply => ({
  fileName: `krogkoll-${name}.pdf`,
  contentType: 'application/pdf',
  size: bytes.byteLength,
  stream: Readable.from([bytes]),
});

/** Every receipt in one archive, in the order of their dates. */
const receiptsOf = async (
  deps: BillingDeps,
  customerId: string,
  signal: AbortSignal,
): Promise<FileReply | Refused<'bill.not_exist'>> => {
  const bills = (await portOf(deps).bills(customerId, signal)).filter(({ state }) => state !== 'coming');
  const members = [];
  for (const { id, number, date } of bills.toReversed()) {
    const data = await portOf(deps).billPaper(customerId, id, signal);
    const name = `${date.toISOString().slice(0, 10)}-${(number ?? id).replace(/[^\w-]/g, '-')}.pdf`;
    if (data !== null) members.push({ name, data, stored: true });
  }
  if (members.length === 0) return refused('bill.not_exist');
  const bytes = buildZip(members);
  return {
    fileName: 'krogkoll-receipts.zip',
    contentType: 'application/zip',
    size: bytes.byteLength,
    stream: Readable.from([bytes]),
  };
};

/** The endpoints of plans for members; only owners see what they cost and change them. */
export const billingRoutes = (deps: BillingDeps): Handlers<typeof billingContract> => {
  const { db, publicUrl } = deps;
  const standing = (organizationId: string, now: Date, isOwner = true): Promise<PlanStanding> =>
    readPlanStanding(db, organizationId, now, isOwner);
  const accountOf = (organizationId: string) =>
    db.tenantRead(organizationId, (reader) => findAccount(reader, organizationId));
  return {
    readPlan: ({ scope, now, role }) => standing(scope.organizationId, now, role === 'owner'),
    readBilling: ({ scope, now, signal }) => readBilling(deps, scope.organizationId, now, signal),
    listBills: async ({ scope, signal }) => {
      const account = await accountOf(scope.organizationId);
      if (deps.payments === null || account === null || account.customerId === null)
        return { next: null, bills: [] };
      const { customerId, state } = account;
      return orUnavailable(async () => {
        const next = state === null ? null : await portOf(deps).nextBill(state, customerId, signal);
        const bills = await portOf(deps).bills(customerId, signal);
        return { next: next && shownBill(next), bills: bills.map(shownBill) };
      });
    },
    refreshPlan: async ({ scope, now, actor, signal }) => {
      if (deps.payments !== null) {
        const asking = { requestId: actor.requestId, signal };
        const asked = await orUnavailable(() => refresh(deps, scope.organizationId, asking));
        if (asked instanceof Refused) return asked;
      }
      return standing(scope.organizationId, now);
    },
    openCheckout: async ({ scope, body, now, actor, signal }) => {
      const url = await publicUrl();
      return openCheckout(
        deps,
        scope.organizationId,
        { actor, now, signal },
        {
          ...body,
          isShared: false,
          successUrl: `${url}${subscriptionPath({ paid: '1' })}`,
          cancelUrl: `${url}${subscriptionPath()}`,
        },
      );
    },
    buyOnInvoice: async ({ scope, now, actor, signal }) => {
      const refusal = await buyOnInvoice(deps, scope.organizationId, { actor, now, signal });
      return refusal ?? standing(scope.organizationId, now);
    },
    previewChange: async ({ scope, now, signal }) => {
      const preview = await previewChange(deps, scope.organizationId, { now, signal });
      if (preview instanceof Refused) return preview;
      return { at: preview.at.toISOString(), bill: shownBill(preview.bill) };
    },
    changePlan: async ({ scope, body, now, actor, signal }) => {
      const shownAt = body.at === undefined ? null : new Date(body.at);
      const wanted = { plan: body.plan, shownAt };
      const refusal = await changePlan(deps, scope.organizationId, { actor, now, signal }, wanted);
      return refusal ?? standing(scope.organizationId, now);
    },
    openPortal: async ({ scope, body, signal }) => {
      if (deps.payments === null) return refused('subscription.not_sold');
      const account = await accountOf(scope.organizationId);
      if (account === null || account.customerId === null) return refused('subscription.not_active');
      const { customerId } = account;
      const back = `${await publicUrl()}${subscriptionPath()}`;
      return orUnavailable(async () => ({
        url: await portOf(deps).openPortal(customerId, back, body.language, signal),
      }));
    },
    downloadBill: async ({ scope, params, signal }) => {
      const account = await accountOf(scope.organizationId);
      if (deps.payments === null || account === null || account.customerId === null)
        return refused('bill.not_exist');
      const { customerId } = account;
      return orUnavailable(async () => {
        const paper = await portOf(deps).billPaper(customerId, params.billId, signal);
        return paper === null ? refused('bill.not_exist') : pdfOf(params.billId, paper);
      });
    },
    downloadReceipts: async ({ scope, signal }) => {
      const account = await accountOf(scope.organizationId);
      if (deps.payments === null || account === null || account.customerId === null)
        return refused('bill.not_exist');
      const { customerId } = account;
      return orUnavailable(() => receiptsOf(deps, customerId, signal));
    },
    setVatNumber: async ({ scope, body, now, actor, signal }) => {
      const refusal = await setVatNumber(deps, scope.organizationId, { actor, now, signal }, body.number);
      return refusal ?? readBilling(deps, scope.organizationId, now, signal);
    },
    sharePlan: async ({ scope, body, now, actor, user }) => {
      const against = await standsAgainst(deps, scope.organizationId);
      if (against !== null) return against;
      const asking = { actor, userId: user.userId, now };
      const { path, expiresAt } = await sharePlan(db, scope.organizationId, asking, body.plan);
      return { path, expiresAt: expiresAt.toISOString() };
    },
    withdrawShare: async ({ scope, now, actor, signal }) => {
      await withdrawShare(db, scope.organizationId, { actor });
      return readBilling(deps, scope.organizationId, now, signal);
    },
  };
};
