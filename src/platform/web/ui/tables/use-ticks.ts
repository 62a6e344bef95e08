import { useRef, useState } from 'react';

/** Rows that a person has ticked, by key. */
export interface Ticks {
  /** Those among the rows that are shown. */
  readonly keys: ReadonlySet<string>;
  /** Ticks a row or takes its tick away; as a range, all from the one that was ticked last to this one. */
  readonly tick: (key: string, isRange?: boolean) => void;
  /** These and no others. */
  readonly tickOnly: (keys: readonly string[]) => void;
}

/** Ticks on rows, whose keys are given in their order. A row that is away for a while, as while a change is on its way, keeps its tick. */
export const useTicks = (order: readonly string[]): Ticks => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const tick = (key: string, isRange = false) => {
    const [from, to] = [order.indexOf(last.current ?? key), order.indexOf(key)].toSorted((a, b) => a - b);
    const isOn = !ticked.has(key);
    const keys =
      isRange && from !== undefined && to !== undefined && from >= 0 ? order.slice(from, to + 1) : [key];
    last.current = key;
    setTicked((now) => new Set([...[...now].filter((one) => !keys.includes(one)), ...(isOn ? keys : [])]));
  };
  return {
    keys: new Set(order.filter((key) => ticked.has(key))),
    tick,
    tickOnly: (keys) => setTicked(new Set(keys)),
  };
};
