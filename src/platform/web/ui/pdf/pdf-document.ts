import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

// Under Trusted Types a worker's address must come from a policy; this one lets through the built worker only.
const trustedWorkerUrl = (): string => {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  const createScriptURL = (url: string) => {
    if (url !== workerUrl) throw new TypeError('not the PDF worker');
    return url;
  };
  return factory === undefined
    ? workerUrl
    : factory.createPolicy('krogkoll-pdf', { createScriptURL }).createScriptURL(workerUrl);
};

let worker: PDFWorker | null = null;

const sharedWorker = (): PDFWorker => {
  worker ??= PDFWorker.create({ port: new Worker(trustedWorkerUrl(), { type: 'module' }) });
  return worker;
};

/** Opens a PDF without scripts, WebAssembly or anything from other addresses. Rejects when the bytes are no PDF. */
export const openPdf = async (bytes: Blob): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    worker: sharedWorker(),
    enableXfa: false,
    disableAutoFetch: true,
    useSystemFonts: true,
    useWasm: false,
  }).promise;
