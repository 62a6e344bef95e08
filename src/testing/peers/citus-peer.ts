import type pg from 'pg';

/**
 * Stands in for Citus on plain PostgreSQL: functions of its names that refuse what it refuses, in its words, and write down what
 * they were called for. Rows stay where they are.
 */
const peerSql = `
  create schema citus_peer;
  create table citus_peer.citus_tables (
    table_name regclass primary key, citus_table_type text not null, distribution_column text, colocated_with text);
  create table citus_peer.pg_dist_node (groupid int not null, nodename text not null);
  create table citus_peer.calls (number bigserial, call text not null);

  create function citus_peer.citus_get_active_worker_nodes() returns table (node_name text) language sql as
    'select nodename from citus_peer.pg_dist_node where groupid > 0';

  create function citus_peer.kind_of(t oid) returns text language sql as
    'select coalesce((select citus_table_type from citus_peer.citus_tables where table_name = t), ''local'')';

  create function citus_peer.refuse_unsupported(t regclass, own text, distribution_column text) returns void language plpgsql as $$
  declare
    number smallint := (select attnum from pg_attribute where attrelid = t and attname = distribution_column);
    key record;
  begin
    if exists (select from citus_peer.citus_tables where table_name = t) then
      raise exception 'table "%" is already distributed', t;
    end if;
    if coalesce(current_setting('citus.enable_unsafe_triggers', true), 'off') <> 'on'
      and exists (select from pg_trigger where tgrelid = t and not tgisinternal) then
      raise exception 'cannot distribute relation "%" because it has triggers and "citus.enable_unsafe_triggers" is set to "false"', t;
    end if;
    if own = 'distributed' and exists (select from pg_index where indrelid = t and indisunique
      and not number = any ((indkey::int2[])[0:indnkeyatts - 1])) then
      raise exception 'cannot create constraint on "%"', t
        using detail = 'Distributed relations cannot have UNIQUE, EXCLUDE, or PRIMARY KEY constraints that do not include the partition column';
    end if;
    for key in select * from pg_constraint where contype = 'f' and conrelid = t and confrelid <> t loop
      if own = 'distributed' and citus_peer.kind_of(key.confrelid) = 'local' then
        raise exception 'referenced table "%" must be a distributed table or a reference table', key.confrelid::regclass;
      elsif own = 'distributed' and citus_peer.kind_of(key.confrelid) = 'distributed'
        and array_position(key.conkey, number) is distinct from array_position(key.confkey,
          (select attnum from pg_attribute where attrelid = key.confrelid and attname = distribution_column)) then
        raise exception 'cannot create foreign key constraint';
      elsif own = 'distributed' and key.confdeltype in ('n', 'd') and number = any (key.conkey) then
        raise exception 'cannot create foreign key constraint'
          using detail = 'SET NULL or SET DEFAULT is not supported in ON DELETE operation when distribution key is included';
      elsif own = 'reference' and citus_peer.kind_of(key.confrelid) <> 'reference' then
        raise exception 'cannot create foreign key constraint since foreign keys from reference tables to others are not supported';
      end if;
    end loop;
    if exists (select from pg_constraint where contype = 'f' and confrelid = t and conrelid <> t and own = 'distributed'
      and citus_peer.kind_of(conrelid) = 'reference') then
      raise exception 'a reference table points at "%"', t;
    end if;
  end $$;

  create function citus_peer.create_reference_table(t regclass) returns void language plpgsql as $$
  begin
    perform citus_peer.refuse_unsupported(t, 'reference', null);
    insert into citus_peer.citus_tables values (t, 'reference', null, null);
    insert into citus_peer.calls (call) values ('reference ' || t);
  end $$;

  create function citus_peer.create_distributed_table(t regclass, distribution_column text, colocate_with text default 'default')
    returns void language plpgsql as $$
  begin
    if not exists (select from pg_attribute where attrelid = t and attname = distribution_column) then
      raise exception 'column "%" of relation "%" does not exist', distribution_column, t;
    end if;
    if colocate_with not in ('none', 'default') and citus_peer.kind_of(colocate_with::regclass) <> 'distributed' then
      raise exception 'relation % is not distributed', colocate_with;
    end if;
    perform citus_peer.refuse_unsupported(t, 'distributed', distribution_column);
    insert into citus_peer.citus_tables values (t, 'distributed', distribution_column, colocate_with);
    insert into citus_peer.calls (call) values ('distributed ' || t);
  end $$;

  create function citus_peer.create_distributed_function(f regprocedure) returns void language sql as
    'insert into citus_peer.calls (call) values (''function '' || f)';

  create function citus_peer.truncate_local_data_after_distributing_table(t regclass) returns void language plpgsql as $$
  begin
    if citus_peer.kind_of(t) <> 'distributed' then
      raise exception 'supplied parameter is not a distributed relation';
    end if;
    insert into citus_peer.calls (call) values ('truncated ' || t);
  end $$;`;

/** Puts the peer into a database and into the session's path; with these nodes, the coordinator first. */
export const installCitusPeer = async (
  client: Pick<pg.ClientBase, 'query'>,
  nodes: readonly string[] = ['coordinator', 'one', 'two'],
): Promise<void> => {
  await client.query(peerSql);
  await client.query('set search_path = public, citus_peer');
  await client.query(
    'insert into citus_peer.pg_dist_node select turn - 1, name from unnest($1::text[]) with ordinality n (name, turn)',
    [nodes],
  );
};

/** What the peer was called for, in order. */
export const callsOfPeer = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> =>
  (await client.query<{ call: string }>('select call from citus_peer.calls order by number')).rows.map(
    ({ call }) => call,
  );
