import { expect, test } from 'vitest';
import { loadTestServer } from '../config.ts';
import { collectLog } from '#testing/collect-log.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import type { EmbeddedStart, ToEngine } from './embedded/serve-engine.ts';
import { openEmbedded } from './embedded.ts';
import type { Reader } from './port.ts';
import { inReading } from './reading.ts';

/** Keeps what the engine is told. */
class WatchedEngine extends EmbeddedEngine {
  readonly told: string[] = [];

  override send(message: ToEngine): void {
    if (message.kind === 'bytes') this.told.push(Buffer.from(message.bytes).toString('latin1'));
    super.send(message);
  }
}

// A text of its own: one that other files ask as well is known to the session by a name.
const one = (reader: Reader): Promise<object[]> => reader.query('select 1 as one_of_three');

test.skipIf(loadTestServer() !== undefined)(
  'a read is one packet, which brings the end of the read before it; the last end goes by itself',
  async () => {
    const started: WatchedEngine[] = [];
    const engine = await openEmbedded(
      { kind: 'pglite', directory: null, isSmall: true },
      collectLog(),
      (start: EmbeddedStart) => {
        const next = new WatchedEngine(start);
        started.push(next);
        return next;
      },
    );
    const [watched] = started;
    await engine.pool.query('create role krogkoll_platform');
    const kind = { organizationId: null };
    watched?.told.splice(0);
    for (let time = 0; time < 3; time += 1)
      expect(await inReading(engine, kind, one)).toEqual([{ one_of_three: 1 }]);
    await new Promise(setImmediate);
    const packets = (watched?.told ?? []).map((bytes) =>
      (bytes.match(/commit|begin read only|select 1/gu) ?? []).join(', '),
    );
    expect(packets).toEqual([
      'begin read only, select 1',
      'commit, begin read only, select 1',
      'commit, begin read only, select 1',
      'commit',
    ]);
    await engine.close();
  },
);
