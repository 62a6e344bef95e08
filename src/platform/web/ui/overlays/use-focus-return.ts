import { useEffect, useRef, useState } from 'react';

/** Where the focus goes when the drawer closes: to its row, else to what opened it. */
export const useFocusReturn = () => {
  const [opener] = useState(() => document.activeElement);
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    row.current = document.querySelector<HTMLElement>('tr.sel [data-row-link]') ?? row.current;
  });
  useEffect(
    () => () => {
      const target = row.current?.isConnected ? row.current : opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [opener],
  );
};
