import { useState } from 'react';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import type { ViewList } from '../rules.ts';

const ViewLine = latePart(async () => (await import('./view-line.tsx')).ViewLine, { texts: ['views'] });

export interface SavedViewsProps {
  readonly list: ViewList;
  /** Of a list whose columns a person chooses. */
  readonly columns?: {
    readonly chosen: readonly string[];
    readonly onChange: (ids: readonly string[]) => void;
  };
}

/**
 * The views of a list as tabs above it, and what saves one; nothing where there are none and the list is as it is by itself. A list
 * opens with the person's chosen view where its address asks for nothing.
 */
export const SavedViews = (props: SavedViewsProps) => {
  const { values } = useQueryString();
  // Before the screen writes its period into the address.
  const [opened] = useState(values);
  return <ViewLine {...props} opened={opened} />;
};
