import { liveEvent, type LiveEvent } from '#platform/wire/live.ts';

const eventIn = (block: string): LiveEvent | null => {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  if (data === '') return null;
  try {
    return liveEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
};

export const readEvents = async (stream: ReadableStream<Uint8Array>, onEvent: (event: LiveEvent) => void) => {
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
    }
  }
};
