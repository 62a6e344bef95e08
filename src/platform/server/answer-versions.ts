import type { Db, Reader } from './db/port.ts';
import type { UnitScope } from './scope.ts';

/** Whose rows an answer is made of: the unit's, its organization's and everybody's, or the organization's other units' too. */
export type Reach = 'unit' | 'organization';

type Place = Pick<UnitScope, 'organizationId' | 'unitId'>;

/** What an answer is made of, as it was when it was asked for: whose rows, and their version. */
export interface AnswerState extends Place {
  readonly reach: Reach;
  readonly version: string;
}

const mostKept = 10_000;

interface VersionRow {
  readonly version: string;
}

// Looked up by keys that are given one by one, so that no plan depends on how many are asked for.
const unitSql = `
  select concat_ws('.', (select version from shared_version),
    coalesce((select version from answer_version where organization_id = $1 and about = $1), 0),
    coalesce((select version from answer_version where organization_id = $1 and about = $2), 0)) as version`;

/** Every version of an organization only rises, so their sum is another whenever one of them is. */
const organizationSql = `
  select concat_ws('.', (select version from shared_version),
    (select coalesce(sum(version), 0) from answer_version where organization_id = $1)) as version`;

/** The version as a read of the platform or of the organization itself sees it. */
export const versionSeenBy = async (
  reader: Reader,
  { organizationId, unitId }: Place,
  reach: Reach,
): Promise<string> => {
  const [row] =
    reach === 'unit'
      ? await reader.query<VersionRow>(unitSql, [organizationId, unitId])
      : await reader.query<VersionRow>(organizationSql, [organizationId]);
  return row?.version ?? '';
};

/** What an answer would be made of now, for work that no request asks for. Throws `DatabaseUnavailable`. */
export const stateNow = async (
  db: Pick<Db, 'platformRead'>,
  { organizationId, unitId }: Place,
  reach: Reach,
): Promise<AnswerState> => {
  const place = { organizationId, unitId };
  const version = await db.platformRead((reader) => versionSeenBy(reader, place, reach));
  return { ...place, reach, version };
};

/**
 * Versions of what units are shown: another one whenever something of it has changed, whoever changed it. Each is read after
 * it was asked for; what is asked for meanwhile is read together. Only one process writes to the embedded engine, and it
 * knows of its changes: there a version is read once between two of them.
 */
export class AnswerVersions {
  readonly #db: Pick<Db, 'engine' | 'changes' | 'platformRead'>;
  readonly #rounds: Record<Reach, Rounds>;
  readonly #kept = new Map<string, string>();
  #keptAt = -1;

  constructor(db: Pick<Db, 'engine' | 'changes' | 'platformRead'>) {
    this.#db = db;
    const rounds = (reach: Reach): Rounds =>
      new Rounds((places) =>
        db.platformRead((reader) => Promise.all(places.map((place) => versionSeenBy(reader, place, reach)))),
      );
    this.#rounds = { unit: rounds('unit'), organization: rounds('organization') };
  }

  /** The version of what a unit is shown, within what an answer reaches. Throws `DatabaseUnavailable`. */
  async of({ organizationId, unitId }: Place, reach: Reach): Promise<string> {
    const key = `${reach} ${organizationId} ${unitId}`;
    const changes = this.#db.changes();
    const known = this.#keptAt === changes ? this.#kept.get(key) : undefined;
    if (known !== undefined) return known;
    const version = await this.#rounds[reach].ask({ organizationId, unitId });
    if (this.#db.engine === 'pglite') this.#keep(key, version, changes);
    return version;
  }

  #keep(key: string, version: string, changes: number): void {
    // A change since it was asked for may or may not be in what was read.
    if (this.#db.changes() !== changes) return;
    if (this.#keptAt !== changes || this.#kept.size >= mostKept) this.#kept.clear();
    this.#keptAt = changes;
    this.#kept.set(key, version);
  }
}

/** Reads in rounds: what is asked while one is under way waits for the next, so that no answer is older than its question. */
class Rounds {
  readonly #read: (places: readonly Place[]) => Promise<readonly string[]>;
  #waiting: Place[] = [];
  #next: Promise<readonly string[]> | null = null;
  #running: Promise<unknown> = Promise.resolve();

  constructor(read: (places: readonly Place[]) => Promise<readonly string[]>) {
    this.#read = read;
  }

  async ask(place: Place): Promise<string> {
    const at = this.#waiting.push(place) - 1;
    this.#next ??= this.#running.then(() => this.#begin());
    const answers = await this.#next;
    const answer = answers[at];
    if (answer === undefined) throw new Error('a version was not answered');
    return answer;
  }

  #begin(): Promise<readonly string[]> {
    const places = this.#waiting;
    this.#waiting = [];
    this.#next = null;
    const round = this.#read(places);
    this.#running = round.catch(() => undefined);
    return round;
  }
}
