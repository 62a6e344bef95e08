import type { Db, Reader } from '#platform/server/db/port.ts';

/**
 * How often a read waits for the engine: the longest chain of hand-written statements each of which was asked once the one before it
 * had been answered. What is asked together counts once.
 */
export const waitsOf = (
  db: Db,
  organizationId: string,
  read: (reader: Reader) => Promise<unknown>,
): Promise<number> =>
  db.tenantRead(organizationId, async (reader) => {
    let answered = 0;
    let longest = 0;
    await read({
      ...reader,
      query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) => {
        const place = answered + 1;
        longest = Math.max(longest, place);
        const rows = await reader.query<Row>(text, parameters);
        answered = Math.max(answered, place);
        return rows;
      },
    });
    return longest;
  });

/** How many hand-written statements a read asks. */
export const statementsOf = (
  db: Db,
  organizationId: string,
  read: (reader: Reader) => Promise<unknown>,
): Promise<number> =>
  db.tenantRead(organizationId, async (reader) => {
    let asked = 0;
    await read({
      ...reader,
      query: (text, parameters) => {
        asked += 1;
        return reader.query(text, parameters);
      },
    });
    return asked;
  });
