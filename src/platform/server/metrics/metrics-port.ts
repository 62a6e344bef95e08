import type { FastifyInstance } from 'fastify';
import type { Loss } from '../ports/storage/loss.ts';

/** What the process tells of itself to a monitor. Labels are few and fixed: no tenant, address or document is named. */
export interface Metrics {
  /** Counts what a mail door answered: a recipient or a mail that was not taken, by its SMTP code, or `250`. */
  readonly mailAnswered: (code: '250' | '451' | '452' | '550') => void;
  /** Counts an original that was met and is gone or altered. */
  readonly originalLost: (loss: Loss) => void;
  /** Counts the app's answers and their time from now on. */
  readonly watchRequests: (app: FastifyInstance) => void;
  /** All figures in Prometheus' text format. Figures of a database that is away are left out. */
  readonly text: () => Promise<{ readonly contentType: string; readonly body: string }>;
}
