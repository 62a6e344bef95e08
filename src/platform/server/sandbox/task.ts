/** Sends an event, with bytes if any, and resolves when the server has taken it. */
export type Emit = (event: unknown, body?: Uint8Array) => Promise<void>;

/** What a child can do with a document. Its value travels as JSON; what it throws ends the task as `reader.crashed`. */
export type Task = (bytes: Uint8Array, emit: Emit) => unknown;

/** The tasks of a child by name, each loaded when it is first asked for. */
export type TaskRegistry = Readonly<Record<string, () => Promise<Task>>>;
