/** What the thread of the embedded engine is started with. `directory` null keeps everything in memory. */
export interface EmbeddedStart {
  readonly directory: string | null;
  readonly snapshot: Uint8Array | null;
  readonly isSmall?: boolean;
}

/** To the engine: a client connects, sends bytes of the PostgreSQL protocol, or asks for another service. */
export type ToEngine =
  | { readonly kind: 'connect'; readonly client: number }
  | { readonly kind: 'bytes'; readonly client: number; readonly bytes: Uint8Array }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'close' };

/** From the engine. Bytes carry the client they answer, so that a late answer reaches nobody else. */
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly client: number; readonly bytes: Uint8Array }
  | { readonly kind: 'snapshot'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'closed' };
