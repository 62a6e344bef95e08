import { vi } from 'vitest';

// The package declares no types for its worker.
interface PdfWorker {
  readonly WorkerMessageHandler: { readonly initializeFromPort: (port: MessagePort) => void };
}

/** Reads PDFs in this thread: the DOM of tests has no workers. */
export const startPdfWorker = (): void => {
  class SameThread {
    readonly #port: MessagePort;
    constructor() {
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      const handler: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
      void import(/* @vite-ignore */ handler).then((worker: PdfWorker) =>
        worker.WorkerMessageHandler.initializeFromPort(port2),
      );
      port1.start();
    }
    postMessage(message: unknown, transfer: Transferable[] = []): void {
      this.#port.postMessage(message, transfer);
    }
    addEventListener(
      type: 'message',
      listener: (event: MessageEvent) => void,
      options?: AddEventListenerOptions,
    ): void {
      this.#port.addEventListener(type, listener, options);
    }
    removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void {
      this.#port.removeEventListener(type, listener);
    }
    terminate(): void {
      this.#port.close();
    }
  }
  vi.stubGlobal('Worker', SameThread);
};
