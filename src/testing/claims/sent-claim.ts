import type { ClaimRow } from '#features/prices/claims/contract-claim.ts';
import type { MonitoredProduct } from '../world/restaurant.ts';

/** The id of an invoice of the restaurant. Throws where the unit has none of that number. */
export const invoiceIdOf = async ({ clients }: MonitoredProduct, number: string): Promise<string> => {
  const found = await clients.editor.get(`invoice-management/invoices?search=${number}`);
  const { content } = found.json<{ content: { id: string; number: string }[] }>().data;
  const invoice = content.find((each) => each.number === number);
  if (invoice === undefined) throw new Error(found.text);
  return invoice.id;
};

/**
 * Claims the first line of an invoice of the restaurant and says that the letter was sent by hand; answers the claim's id. Throws
 * where the unit has no such invoice or the line cannot be claimed.
 */
export const sendClaimOf = async (restaurant: MonitoredProduct, number: string): Promise<string> => {
  const { editor } = restaurant.clients;
  const invoiceId = await invoiceIdOf(restaurant, number);
  const claims = 'claim-management/claims';
  const drafted = await editor.post(claims, { body: { lines: [{ invoiceId, lineNo: 1 }] } });
  const [claim] = drafted.json<{ claims: ClaimRow[] }>().data.claims;
  if (claim === undefined) throw new Error(drafted.text);
  await editor.post(`${claims}/${claim.id}/sending`, { body: { byHand: true } });
  return claim.id;
};
