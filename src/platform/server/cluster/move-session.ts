import type pg from 'pg';
import { plainTexts } from '../backup/read-rows.ts';
import { targetOf } from '../backup/table-shape.ts';
import type { TenantShape } from './tenant-shapes.ts';

/** A transaction that writes values as every other place does, and takes as long as it needs. */
export const inTransaction = async <Result>(
  client: pg.ClientBase,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query(begin);
  try {
    await client.query(`${plainTexts}; set local jit = off`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const triggers = (shapes: readonly TenantShape[], state: 'enable' | 'disable'): string =>
  shapes.map((shape) => `alter table ${targetOf(shape)} ${state} trigger user`).join('; ');

/** Does work on tables whose triggers are silent: what they would tell has been told. */
export const silently = async <Result>(
  client: pg.ClientBase,
  shapes: readonly TenantShape[],
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query(triggers(shapes, 'disable'));
  await client.query('set constraints all deferred');
  const result = await work();
  await client.query('set constraints all immediate');
  await client.query(triggers(shapes, 'enable'));
  return result;
};
