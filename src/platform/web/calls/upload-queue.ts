import { create } from 'zustand';
import type { Failure, Result } from './api.ts';

/** A file on its way to the server. `share` is 0 to 1. */
export interface UploadItem<Reply> {
  readonly key: string;
  readonly file: File;
  readonly scope: string;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed';
  readonly share: number;
  readonly reply: Reply | null;
  readonly failure: Failure | null;
}

/** Sends one file; `scope` is where it belongs, whatever is chosen by the time its turn comes. */
export type SendFile<Reply> = (
  file: File,
  scope: string,
  onProgress: (share: number) => void,
) => Promise<Result<Reply>>;

const atOnce = 3;

/**
 * A queue that outlives the screen that filled it: three files at a time, each in its own request, so that one
 * failure concerns one file. Leaving the page while files wait asks first.
 */
export const createUploadQueue = <Reply>(send: SendFile<Reply>) => {
  type Item = UploadItem<Reply>;
  const useItems = create<{ readonly items: readonly Item[] }>()(() => ({ items: [] }));
  const items = () => useItems.getState().items;
  const patch = (key: string, part: Partial<Item>) =>
    useItems.setState({ items: items().map((item) => (item.key === key ? { ...item, ...part } : item)) });
  const isBusy = () => items().some(({ state }) => state === 'queued' || state === 'sending');
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  const run = async (item: Item) => {
    const onProgress = (share: number) => patch(item.key, { share });
    const result = await send(item.file, item.scope, onProgress);
    patch(
      item.key,
      result.hasError
        ? { state: 'failed', failure: result.error }
        : { state: 'sent', share: 1, reply: result.data },
    );
    pump();
  };

  const pump = () => {
    const sending = items().filter(({ state }) => state === 'sending').length;
    const next = items().filter(({ state }) => state === 'queued');
    for (const item of next.slice(0, Math.max(0, atOnce - sending))) {
      patch(item.key, { state: 'sending', share: 0, failure: null });
      void run(item);
    }
    if (isBusy()) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
  };

  return {
    useItems: () => useItems((state) => state.items),
    add: (files: readonly File[], scope: string) => {
      const added = files.map((file): Item => ({
        key: crypto.randomUUID(),
        file,
        scope,
        state: 'queued',
        share: 0,
        reply: null,
        failure: null,
      }));
      useItems.setState({ items: [...items(), ...added] });
      pump();
    },
    retry: (key: string) => {
      patch(key, { state: 'queued' });
      pump();
    },
    remove: (keys: ReadonlySet<string>) =>
      useItems.setState({ items: items().filter((item) => !keys.has(item.key)) }),
  };
};
