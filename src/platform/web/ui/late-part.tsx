import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadTexts } from '../texts/text-loading.ts';

/** Milliseconds before each further try. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000];

/** What `load` answers, or its fault after the last try. */
const patiently = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
};

interface Beside<Props> {
  /** Texts that it needs, loaded beside its code. */
  readonly texts?: readonly string[];
  /** What stands in its place until it comes. */
  readonly Room?: (props: Props) => ReactNode;
}

const Nothing = () => null;

/**
 * A part of a screen whose code comes after the screen, or when it is first opened. A screen neither waits for it nor ends with it:
 * what cannot be fetched, while the server starts anew or a train is in a tunnel, is tried again for three minutes.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], Room = Nothing }: Beside<Props> = {},
): ((props: Props) => ReactNode) => {
  const orRoom = (error: unknown): ComponentType<Props> => {
    reportError(error);
    return Room;
  };
  const Late = lazy<ComponentType<Props>>(async () => {
    const [loaded] = await Promise.all([patiently(load).catch(orRoom), loadTexts(...texts)]);
    return { default: loaded };
  });
  return (props) => (
    <Suspense fallback={<Room {...props} />}>
      <Late {...props} />
    </Suspense>
  );
};
