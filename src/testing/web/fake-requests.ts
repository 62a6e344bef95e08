import { handle } from './fake-server.ts';

const textOf = async (body: unknown): Promise<string> => (body instanceof Blob ? body.text() : String(body));

/** `fetch` that ends at the fake server. */
export const fakeFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
  const { method = 'GET', headers = {}, body = null, signal = null } = init;
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
  const answer = handle({ method, url, headers: new Headers(headers), body });
  const { status, body: said } = await (signal === null ? answer : Promise.race([answer, aborted]));
  return new Response(status === 204 ? null : said, { status });
};

type Listener = (() => void) | null;

/** `XMLHttpRequest`, as far as an upload needs it, that ends at the fake server. */
export class FakeUpload {
  status = 0;
  statusText = '';
  responseText = '';
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  onload: Listener = null;
  onerror: Listener = null;
  onabort: Listener = null;
  #method = 'POST';
  #url = '';
  #isAborted = false;
  readonly #headers = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(body: FormData): void {
    this.upload.onprogress?.(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    handle({ method: this.#method, url: this.#url, headers: this.#headers, body }).then(
      async ({ status, body: said }) => {
        if (this.#isAborted) return;
        this.status = status;
        this.responseText = await textOf(said);
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }

  abort(): void {
    this.#isAborted = true;
    this.onabort?.();
  }
}
