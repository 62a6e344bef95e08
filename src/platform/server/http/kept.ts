import type { Tx } from '../db/port.ts';
import type { Answer } from './answer-once.ts';

/** What a creating endpoint answers: made by `keep` of its input, which has written it down with the work (R46). */
export class Kept<Reply> {
  readonly reply: Reply;
  readonly answer: Answer;

  constructor(reply: Reply, answer: Answer) {
    this.reply = reply;
    this.answer = answer;
  }
}

/**
 * Writes the answer to a creating request down in the last transaction of its work, so that after a crash the same send gets
 * it again instead of creating twice. Throws `KeyTakenOver`, which rolls the work back.
 */
export type Keep<Reply> = (tx: Tx, reply: Reply) => Promise<Kept<Reply>>;
