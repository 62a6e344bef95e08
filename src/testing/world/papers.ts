import { contract } from '#app/contract.ts';
import type { Certificate, PaperDetail, PaperRow } from '#features/open/archive/contract-paper-shown.ts';
import { type buildPaper, damageable } from '#testing/world/built-paper.ts';
import type { TestProductOptions } from './product.ts';
import { openMonitoredProduct } from './restaurant.ts';

const { paper } = contract;

type Built = Awaited<ReturnType<typeof buildPaper>>;

/** A page of the list of papers. */
interface ListedPapers {
  readonly content: PaperRow[];
  readonly total: number;
  readonly waiting: number;
  readonly singles: number;
  readonly confirmed: number;
}

const at = (path: string, id: string): string => path.replace('{documentId}', id);

/** The status of an answer, or the code of its refusal. */
export const codeOf = async (
  answer: Promise<{ readonly status: number; readonly json: () => { readonly message?: string } }>,
): Promise<number | string | undefined> => {
  const told = await answer;
  return told.status < 300 ? told.status : told.json().message;
};

/** A restaurant whose owner goes through papers, over a store of which a test may damage an object. */
export const openPaperWorld = async (options: TestProductOptions = {}) => {
  let store: ReturnType<typeof damageable> | null = null;
  const world = await openMonitoredProduct({
    ...options,
    replace: ({ storage }) => ({ storage: (store = damageable(storage)) }),
  });
  const { owner } = world.clients;
  const certify = (query: string) => owner.get(`${paper.certifyPapers.path}?${query}`);
  return {
    ...world,
    get damaged(): Set<string> {
      if (store === null) throw new Error('the product has a store');
      return store.damaged;
    },
    confirm: ({ id, pages }: Built, more: Readonly<Record<string, unknown>> = {}) =>
      owner.post(at(paper.confirmPaper.path, id), {
        body: { pages: pages.length, legible: true, shown: pages, ...more },
      }),
    withdraw: (id: string, reason = 'En sida saknades') =>
      owner.post(at(paper.withdrawPaper.path, id), { body: { reason } }),
    paperless: (id: string) => owner.send('PUT', at(paper.leavePaperless.path, id)),
    readPaper: async (id: string): Promise<PaperDetail> =>
      (await owner.get(at(paper.readPaper.path, id))).json<PaperDetail>().data,
    list: async (query = ''): Promise<ListedPapers> =>
      (await owner.get(`${paper.listPapers.path}?${query}`)).json<ListedPapers>().data,
    certify,
    certificate: async (query: string): Promise<Certificate> =>
      (await certify(query)).json<Certificate>().data,
  };
};

export type PaperWorld = Awaited<ReturnType<typeof openPaperWorld>>;
