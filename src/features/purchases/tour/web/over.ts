const name = 'tour.over';

/** Whether this browser knows that somebody has no tour before them, so that nobody need be asked. */
export const isKnownOver = (userId: string): boolean => localStorage.getItem(name) === userId;

/** Remembers that somebody has no tour before them, or that they have one again. */
export const knowOver = (userId: string, isOver: boolean): void => {
  if (isOver) localStorage.setItem(name, userId);
  else localStorage.removeItem(name);
};
