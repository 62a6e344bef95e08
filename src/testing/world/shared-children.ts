import type { ReadOptions, Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import type { ScanReader } from '#platform/server/sandbox/scan-port.ts';
import { createScanReader } from '#platform/server/sandbox/scan-reader.ts';

interface Children {
  readonly sandbox: Sandbox;
  readonly scans: ScanReader;
}

let started: Children | undefined;

/** To start a child costs more than most tests, so all products of a worker have the same ones. They end with the worker. */
const childrenOfWorker = (): Children => {
  if (started === undefined) {
    const sandbox = createSandbox();
    started = { sandbox, scans: createScanReader({ sandbox }) };
  }
  return started;
};

/** A sandbox and a reader of scans for one product in memory; closing them gives up what they still read, and no more. */
export const shareChildren = (): Children => {
  const { sandbox, scans } = childrenOfWorker();
  const over = new AbortController();
  const until = <Options extends ReadOptions>(options: Options): Options => ({
    ...options,
    signal: options.signal === undefined ? over.signal : AbortSignal.any([options.signal, over.signal]),
  });
  const close = async (): Promise<void> => over.abort(new Error('the product is closed'));
  return {
    sandbox: {
      read: (source, options) => sandbox.read(source, until(options)),
      run: (task, source, options) => sandbox.run(task, source, until(options)),
      figures: sandbox.figures,
      close,
    },
    scans: {
      read: (sources, options) => scans.read(sources, until(options)),
      words: (sources, options) => scans.words(sources, until(options)),
      picture: (source, page, options) => scans.picture(source, page, until(options)),
      readWords: (words, options) => scans.readWords(words, until(options)),
      figures: scans.figures,
      close,
    },
  };
};
