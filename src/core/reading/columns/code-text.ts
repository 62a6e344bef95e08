/** A text of letters and digits, with digits in it, that is no day. */
export const isCode = (text: string): boolean =>
  /^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9./-]*$/i.test(text) && /\d/.test(text) && !/^(19|20)\d\d-\d\d-\d\d$/.test(text);

/** An amount with two decimals. */
export const isAmount = (text: string): boolean => /^\d+[.,]\d\d$/.test(text);

/** Whether a word may number goods: a code, and no amount. */
export const isCodeText = (text: string): boolean =>
  isCode(text) && !isAmount(text) && !/^\d+\.\d+$/.test(text);

const usualSteps: readonly number[] = [1, 5, 10, 100];

/** Whether numbers go up by one of the steps that lines are counted by, from wherever a page begins. */
export const isStepped = (texts: readonly string[], steps = usualSteps): boolean => {
  const numbers = texts.map((text) => Number(text.replace(/\.$/, '')));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return steps.includes(step) && numbers.every((number, at) => number === first + at * step);
};
