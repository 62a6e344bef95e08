import type { Db } from '#platform/server/db/port.ts';

/** Rows of each table that all restaurants share. */
export const shared = 5000;

/** Other people's accounts, and a directory and a market of suppliers, one of which is the unit's. */
export const fillShared = (db: Db): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into user_account (id, email, full_name, password_hash, joined_at)
       select md5('person' || n)::uuid, n || '@strangers.example', 'Person ' || n, '', now() from generate_series(1, $1::int) n`,
      [shared],
    );
    await tx.query(
      `insert into supplier (id, display_name, legal_name, category, search_name)
       select md5('supplier' || n)::uuid, 'Firma ' || n, 'Firma ' || n, 'general', 'firma ' || n from generate_series(1, $1::int) n`,
      [shared],
    );
    await tx.query(
      `insert into market_goods (supplier_id, article_key, goods) select id, 'key', id || '/key' from supplier`,
    );
    await tx.query(
      `insert into market_band (goods, half, month, base_unit, behind, low, middle, high)
       select id || '/key', half, '2026-11-01', 'kg', '5-9', 9, 10, 11 from supplier cross join generate_series(0, 1) half`,
    );
    await tx.query(`update organization_supplier set directory_id = md5('supplier1')::uuid`);
  });
