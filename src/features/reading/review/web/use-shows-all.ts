import { useState } from 'react';

const key = 'review.shows';

/** Whether a person wants every field of a review at once; kept in this browser, since whoever does wants it of each file. */
export const useShowsAll = () => {
  const [showsAll, setShowsAll] = useState(() => localStorage.getItem(key) === 'all');
  const change = (all: boolean) => {
    localStorage.setItem(key, all ? 'all' : 'doubtful');
    setShowsAll(all);
  };
  return [showsAll, change] as const;
};
