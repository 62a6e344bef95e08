/**
 * Sends an event, with bytes if any, and resolves with the server's answer when it has taken it: what its `onEvent`
 * resolved with, through JSON. One event travels at a time, in the order of the calls.
 */
export type Emit = (event: unknown, body?: Uint8Array) => Promise<unknown>;

/**
 * What a child can do with a document and what the server said beside it. Its value travels as JSON; what it throws ends
 * the task as `reader.crashed`.
 */
export type Task = (bytes: Uint8Array, emit: Emit, argument: unknown) => unknown;

/** The tasks of a child by name, each loaded when it is first asked for. */
export type TaskRegistry = Readonly<Record<string, () => Promise<Task>>>;
