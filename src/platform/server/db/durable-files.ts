import { closeSync, fsyncSync, openSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// V8 aborts the process now and then when it frees WebAssembly code of this size (nodejs/node issue 64500),
// so it keeps the code it has compiled.
setFlagsFromString('--no-wasm-code-gc');

setFlagsFromString('--no-flush-liftoff-code');

interface OpenFile {
  readonly nfd?: number;
  readonly node: { readonly mode: number };
}

interface NodeFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
}

interface EmscriptenModule {
  readonly NODEFS?: NodeFileSystem;
  readonly FS: { isDir(mode: number): boolean; readonly filesystems: { readonly NODEFS: NodeFileSystem } };
}

/**
 * PGlite's directory storage with an fsync that reaches the disk: the engine's own calls none, so a power cut
 * takes acknowledged rows with it. Emscripten calls `stream_ops.fsync` when there is one.
 */
export class DurableFiles extends NodeFS {
  /** How many times a file or a directory has been flushed. */
  flushes = 0;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...parameters);
    prepared.emscriptenOpts.preRun?.push((module: object) => this.#flushForReal(module as EmscriptenModule));
    return prepared;
  }

  #flushForReal(module: EmscriptenModule): void {
    const files = module.NODEFS ?? module.FS.filesystems.NODEFS;
    files.stream_ops.fsync = (file) => {
      if (file.nfd !== undefined) fsyncSync(file.nfd);
      else if (module.FS.isDir(file.node.mode)) flushDirectory(files.realPath(file.node));
      this.flushes += 1;
      return 0;
    };
  }
}

function flushDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
