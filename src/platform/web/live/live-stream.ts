import type { LiveEvent } from '#platform/wire/live.ts';

/** What this app understands. A newer server may tell of more, which is passed over. */
const understood: Readonly<Record<LiveEvent['type'], true>> = {
  document: true,
  invoice: true,
  alerts: true,
  deals: true,
  claims: true,
  plan: true,
  news: true,
  conversation: true,
  reload: true,
};

const fieldIn = (block: string, name: string): readonly string[] =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trimStart());

const eventIn = (block: string): LiveEvent | null => {
  const data = fieldIn(block, 'data').join('\n');
  if (data === '') return null;
  try {
    const event: LiveEvent | null = JSON.parse(data);
    return event !== null && Object.hasOwn(understood, event.type) ? event : null;
  } catch {
    return null;
  }
};

/** What a stream brings: events, and the id of each, which says where to go on after it ends. */
interface Hearer {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onId: (id: string) => void;
}

export const readEvents = async (stream: ReadableStream<Uint8Array>, { onEvent, onId }: Hearer) => {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + decoder.decode(part.value, { stream: true }))
      .replaceAll('\r\n', '\n')
      .split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event !== null) onEvent(event);
      const id = fieldIn(block, 'id').at(-1);
      if (id !== undefined) onId(id);
    }
  }
};
