import type { TestProduct } from '../world/product.ts';

/** Lets the time of each next try come until there is none; answers the milliseconds between them. */
export const endedBy = async (
  { clock, pass, db }: Pick<TestProduct, 'clock' | 'pass' | 'db'>,
  deliver: () => Promise<void>,
  { organizationId, webhookId }: { readonly organizationId: string; readonly webhookId: string },
): Promise<number[]> => {
  const next = async (): Promise<Date | null> => {
    const rows = await db.tenantRead(organizationId, (reader) =>
      reader.query<{ at: Date | null }>(
        `select min(next_at) as at from webhook_message where organization_id = $1 and endpoint_id = $2 and state = 'waiting'`,
        [organizationId, webhookId],
      ),
    );
    return rows[0]?.at ?? null;
  };
  const waits: number[] = [];
  for (let at = await next(); at !== null; at = await next()) {
    const wait = at.getTime() - clock.now().getTime();
    waits.push(wait);
    pass(wait);
    await deliver();
  }
  return waits;
};
