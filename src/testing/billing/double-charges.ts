import type { PeerBooks, PeerInvoice } from '#platform/server/ports/payments/local/books.ts';

const sameCharge = ({ subscription, reason, lines }: PeerInvoice): string =>
  JSON.stringify([
    subscription,
    reason,
    lines.map((line) => [line.price, line.quantity, line.start, line.end]),
  ]);

/** What was asked for or taken twice by a provider's books; empty where nothing was. */
export const doubleCharges = (books: PeerBooks): string[] => {
  const asked = Object.values(books.invoices).filter(({ lines }) => lines.some(({ amount }) => amount !== 0));
  const twice = asked.filter(
    (one, at) => asked.findIndex((other) => sameCharge(other) === sameCharge(one)) !== at,
  );
  const charged = asked.filter(({ charges }) => charges.length > 1);
  return [
    ...twice.map(({ id }) => `${id} asks again`),
    ...charged.map(({ id }) => `${id} was charged twice`),
  ];
};
