import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { ExportAsk, ExportRow } from '#features/finding/exports/contract.ts';
import { startServer } from '../../e2e/kill/server-child.ts';
import type { Home } from '../../e2e/kill/server-child.ts';
import { signInAt } from '../../e2e/kill/uploader.ts';
import type { UnitAccount } from '../ingest-pipeline.ts';

/** What a server process came to while it made a file in the background. */
export interface WholeServer {
  /** Of mebibytes: before the file was asked for, and at its largest while it was made. */
  readonly idle: number;
  readonly largest: number;
  /** From the order until the file was ready. */
  readonly seconds: number;
  readonly rows: number;
  /** Milliseconds of a person's reads meanwhile. */
  readonly reads: readonly number[];
}

/** Resident memory as Linux counts it, with everything that the process has loaded (proc(5), `status`). */
const resident = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(
    new RegExp(String.raw`${field}:\s+(\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  ) / 1024;

/** Asks as the app does. Throws unless it is answered. */
const callerOf =
  (url: string, token: string, unitId: string) =>
  async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${url}/api/hospitad/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'x-unit-id': unitId,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  };

/**
 * Has the product's own process make a file in the background, as it runs for customers, beside a person who reads: the process holds
 * nothing of the bench and, on PostgreSQL, no database. Throws where the file fails.
 */
export const exportOnServer = async (
  home: Home,
  account: UnitAccount,
  ask: ExportAsk,
): Promise<WholeServer> => {
  const { url, pid, end } = await startServer({ ...home, isProduction: true });
  try {
    const call = callerOf(url, await signInAt(url, account), account.unitId);
    const read = () => call<unknown>('invoice-management/invoices?limit=50');
    for (let time = 0; time < 50; time += 1) await read();
    const idle = resident(pid, 'VmRSS');
    // The largest so far begins anew (proc(5), `clear_refs`).
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const start = performance.now();
    const { id, rows } = await call<ExportRow>('export-management/exports', ask);
    const reads: number[] = [];
    for (let asked = start; ;) {
      const from = performance.now();
      await read();
      reads.push(performance.now() - from);
      await delay(20);
      if (performance.now() - asked < 200) continue;
      asked = performance.now();
      const { exports } = await call<{ exports: readonly ExportRow[] }>('export-management/exports');
      const state = exports.find((one) => one.id === id)?.state;
      if (state === 'ready') break;
      if (state !== 'waiting' && state !== 'writing') throw new Error(`the file is ${state}`);
    }
    return {
      idle,
      largest: resident(pid, 'VmHWM'),
      seconds: (performance.now() - start) / 1000,
      rows,
      reads,
    };
  } finally {
    await end('SIGTERM');
  }
};
