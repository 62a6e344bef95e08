import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/calls/query.ts';
import { useHasUnit } from '#platform/web/session/state.ts';
import type { Found } from '../contract.ts';
import { searchContract } from '../contract.ts';

const debounce = 120;

/** Fewer signs than this find everything. */
const fewest = 2;

export interface Finding {
  readonly found: Found | undefined;
  /** Whether `found` is the answer to what stands in the field. */
  readonly isSettled: boolean;
  readonly hasFailed: boolean;
}

/**
 * What the server finds for a text, asked for once the keys rest. A question that another one overtakes is given up, and its answer
 * shown nowhere as the answer to the later one.
 */
export const useFound = (typed: string): Finding => {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  const isWanted = useHasUnit() && text.length >= fewest;
  const call = useCall(searchContract.find, { query: { text: asked } }, isWanted && asked.length >= fewest);
  const isAnswered = asked === text && !call.isPlaceholderData && !call.isPending;
  return {
    found: isWanted && asked.length >= fewest ? call.data : undefined,
    isSettled: !isWanted || isAnswered,
    hasFailed: isWanted && call.isError && call.data === undefined,
  };
};
