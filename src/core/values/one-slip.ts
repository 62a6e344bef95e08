/** Whether one text becomes the other by a character that is missed, added, wrong or swapped with its neighbour. */
export const isOneSlip = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  if (short.length < long.length) return rest === short.slice(at);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return rest === short.slice(at + 1) || isSwapped;
};
