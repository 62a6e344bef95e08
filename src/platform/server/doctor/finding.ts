import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

/** What was looked at in a place where the product is to run, and what is the matter with it. */
export interface Finding {
  /** One word, as in the first column: disk, clock, database. */
  readonly subject: string;
  /** A fault keeps the product from working or from being safe; a note is for a person to judge. */
  readonly state: 'good' | 'note' | 'fault';
  /** A sentence that says what is so and, of a fault, what to do. */
  readonly text: string;
}

/** What is examined. */
export interface Place {
  readonly config: Config;
  readonly clock: Clock;
}

export type Examine = (place: Place) => Promise<readonly Finding[]>;

export const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text });
export const note = (subject: string, text: string): Finding => ({ subject, state: 'note', text });
export const fault = (subject: string, text: string): Finding => ({ subject, state: 'fault', text });

/** The message of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
