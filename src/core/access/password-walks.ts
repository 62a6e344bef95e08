/** Steps along a row of the keyboard or through the alphabet, or one sign over and over. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopå',
  'asdfghjklöä',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];

/** Whether a text is a part of a walk, in either direction. */
export const isWalk = (text: string): boolean => {
  const reversed = [...text].toReversed().join('');
  return walks.some((walk) => walk.includes(text) || walk.includes(reversed));
};

/** The password cut into runs of the same kind of sign; every run of three and more may be a walk. */
export const isOnlyWalks = (password: string): boolean =>
  password
    .toLowerCase()
    .match(/\p{L}+|\d+|[^\p{L}\d]+/gu)
    ?.every((run) => run.length < 3 || new Set(run).size === 1 || isWalk(run)) === true;
