import type { z } from 'zod';
import { writeInvoiceResponse } from '#core/claims/write-invoice-response.ts';
import { participantOf, participantText, type Participant } from '#core/invoices/participant.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { askRouting } from '#features/intake/access-point/server/commands-routing.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { derivedId } from '#platform/server/ids.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/port.ts';
import { ResponseRejected } from '#platform/server/ports/e-invoices/response-port.ts';
import { scopeOfRow, type UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { letterFacts, letterText, type LetterSource } from '../rules-letter.ts';
import { respondToEInvoice } from './commands-ask-responses.ts';
import { recordEvent, type ClaimHappening } from './commands-event.ts';
import { findClaimSupplier } from './queries-claims.ts';
import { loadLetterSource } from './queries-detail.ts';
import { type EInvoice, listEInvoices } from './queries-e-invoices.ts';
import { loadFiguredClaims } from './queries-figures.ts';

/** What it is about: a claim's invoice. */
type Place = z.output<(typeof respondToEInvoice)['payload']>;

/** A claim that is still waiting for its money, and the invoice of it that is answered. */
interface Asked {
  readonly source: LetterSource;
  readonly invoice: EInvoice;
}

const scopeOf = ({ organizationId, unitId }: Place): UnitScope => scopeOfRow({ organizationId, unitId });

const answeredSql = `
  select from claim_event where organization_id = $1 and unit_id = $2 and claim_id = $3
    and kind in ('responded', 'not-responded') and detail ->> 'invoiceId' = $4`;

/** Whether it is written on the claim what became of the answer. */
const isTold = async (reader: Reader, { organizationId, unitId, claimId, invoiceId }: Place) =>
  (await reader.query(answeredSql, [organizationId, unitId, claimId, invoiceId])).length > 0;

/** What is to be answered; null where it has been, or nothing is claimed any more. */
const findAsked = (foundation: Foundation, place: Place): Promise<Asked | null> => {
  const scope = scopeOf(place);
  return foundation.db.tenantRead(scope.organizationId, async (reader) => {
    if (await isTold(reader, place)) return null;
    const supplierId = await findClaimSupplier(reader, scope, place.claimId);
    if (supplierId === null) return null;
    const { claims } = await loadFiguredClaims(reader, scope, supplierId);
    const own = claims.find(({ claim }) => claim.id === place.claimId);
    if (own?.claim.state !== 'sent') return null;
    const invoice = (await listEInvoices(reader, scope, place.claimId)).find(
      ({ id }) => id === place.invoiceId,
    );
    if (invoice === undefined) return null;
    const today = swedishDate(foundation.clock.now());
    const lines = own.claim.lines.filter(({ invoiceId }) => invoiceId === place.invoiceId);
    const part = { ...own, claim: { ...own.claim, lines } };
    const nobody = { userId: null, enclosures: [] };
    const source = await loadLetterSource(reader, scope, part, today, nobody);
    return { source, invoice };
  });
};

/** The id of the answer to an invoice about a claim: the same at every try. */
const idOf = ({ claimId, invoiceId }: Place): string => derivedId(claimId, invoiceId);

const timeInSweden = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', timeStyle: 'medium' });

const responseOf = (
  place: Place,
  { source, invoice }: Asked,
  [sender, receiver]: readonly [Participant, Participant],
  now: Date,
): string => {
  const { organizationName } = source.sender;
  return writeInvoiceResponse({
    id: idOf(place),
    date: swedishDate(now),
    time: timeInSweden.format(now),
    note: letterText(source, 'claim').subject,
    sender: { participant: sender, name: organizationName },
    receiver: { participant: receiver, name: source.supplierName },
    invoice,
    lines: letterFacts(source).map(({ goods, claim, evidence }, at) => ({
      reason: source.lines[at]?.reason ?? 'other',
      words: [goods, claim, evidence].filter((part) => part !== null).join('. '),
    })),
  });
};

/** Writes on the claim what became of it, once. */
const tell = async (
  { db, clock, newId }: Foundation,
  place: Place,
  happening: Pick<ClaimHappening, 'sender' | 'words' | 'invoiceNumber'> & {
    readonly kind: 'responded' | 'not-responded';
  },
): Promise<void> => {
  const scope = scopeOf(place);
  await db.tenantTransaction(scope.organizationId, async (tx) => {
    await lockUnit(tx, scope);
    if (await isTold(tx, place)) return;
    const act = {
      actor: { userId: null, impersonatedBy: null, requestId: 'e-invoices' },
      now: clock.now(),
      newId,
    };
    await recordEvent(tx, scope, act, place.claimId, { ...happening, invoiceId: place.invoiceId });
  });
};

const fail = async (foundation: Foundation, place: Place, { invoice }: Asked, why: string): Promise<void> =>
  tell(foundation, place, { kind: 'not-responded', invoiceNumber: invoice.number, words: why.slice(0, 300) });

/** Answers an e-invoice about a claim; what it cannot now, the job tries again. */
const respond = async (foundation: Foundation, place: Place, signal: AbortSignal): Promise<void> => {
  const { invoiceResponses, clock } = foundation;
  const asked = await findAsked(foundation, place);
  if (asked === null || invoiceResponses === null) return;
  const told = await askRouting(foundation, { sha256: asked.invoice.sha256, sender: place.unitId });
  if (told instanceof Refused) throw new Error('no reader is free');
  const receiver = participantOf(told.routing?.senderAddress ?? '');
  const sender = told.routing?.receiver ?? told.routing?.buyers[0] ?? null;
  if (receiver === null || sender === null) return fail(foundation, place, asked, '');
  try {
    const xml = responseOf(place, asked, [sender, receiver], clock.now());
    await invoiceResponses.send({ id: idOf(place), receiver, xml }, signal);
  } catch (error) {
    if (error instanceof ResponseRejected) return fail(foundation, place, asked, error.message);
    throw error;
  }
  await tell(foundation, place, {
    kind: 'responded',
    invoiceNumber: asked.invoice.number,
    sender: participantText(receiver),
  });
};

/** The handler: what never got through is said on the claim. */
export const respondHandler = (foundation: Foundation): JobHandler =>
  handleJob(
    respondToEInvoice,
    (place, { signal }) => respond(foundation, place, signal),
    async (place) => {
      const asked = await findAsked(foundation, place);
      if (asked !== null) await fail(foundation, place, asked, '');
    },
  );
