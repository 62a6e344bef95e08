/** The embedded engine in its own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { type EmbeddedStart, serveEngine, type ToEngine } from './serve-engine.ts';

const hear = await serveEngine(workerData as EmbeddedStart, (message, given = []) =>
  parentPort?.postMessage(message, given),
);
parentPort?.on('message', (message: ToEngine) => hear(message));
