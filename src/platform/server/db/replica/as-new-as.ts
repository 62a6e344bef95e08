import { AsyncLocalStorage } from 'node:async_hooks';
import { type AnswerState, stateNow } from '../../answer-versions.ts';
import type { Db } from '../port.ts';

/** Reads of one piece of work: which state they may not be older than, and whether the primary answers all that is left of them. */
export interface ReadPlace {
  readonly state: AnswerState;
  isOver: boolean;
}

const here = new AsyncLocalStorage<ReadPlace>();

/**
 * Runs work whose reads of the state's organization a replica may answer, where there is one and it has come as far as that state.
 * After the first that it has not answered, and after any change that the work makes, the primary answers them.
 */
export const asNewAs = <Result>(state: AnswerState, work: () => Promise<Result>): Promise<Result> =>
  here.run({ state, isOver: false }, work);

/** The same for work that no entry marks: as new as a unit's organization is when it begins. Throws `DatabaseUnavailable`. */
export const asNewAsNow = async <Result>(
  db: Pick<Db, 'platformRead' | 'replica'>,
  place: Pick<AnswerState, 'organizationId' | 'unitId'>,
  work: () => Promise<Result>,
): Promise<Result> =>
  db.replica === undefined ? work() : asNewAs(await stateNow(db, place, 'organization'), work);

/** Where what runs now may read an organization's rows beside the primary; null where it may not. */
export const placeOfRead = (organizationId: string | null): ReadPlace | null => {
  const place = here.getStore();
  return place === undefined || place.isOver || place.state.organizationId !== organizationId ? null : place;
};

/** What runs now has changed something, which its reads are to see. */
export const endPlaceOfRead = (): void => {
  const place = here.getStore();
  if (place !== undefined) place.isOver = true;
};
