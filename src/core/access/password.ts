import { commonStems } from './password-stems.ts';
import { isWalk, isOnlyWalks } from './password-walks.ts';
import { unmarked, cores } from './password-cores.ts';

export const passwordMinimum = 8;
export const passwordMaximum = 1024;

export type PasswordFault = 'too_short' | 'too_long' | 'no_digit' | 'no_upper' | 'no_lower' | 'too_common';

const isRepetition = (core: string): boolean => {
  for (let size = 2; size <= core.length / 2; size += 1) {
    const unit = core.slice(0, size);
    if (core.length % size === 0 && unit.repeat(core.length / size) === core && commonStems.has(unit))
      return true;
  }
  return false;
};

const isTwoStems = (core: string): boolean => {
  for (let cut = 3; cut <= core.length - 3; cut += 1)
    if (commonStems.has(core.slice(0, cut)) && commonStems.has(core.slice(cut)) && core.length < 12)
      return true;
  return false;
};

const isCommon = (password: string, words: ReadonlySet<string>): boolean => {
  if (password.length >= 24) return false;
  if (isOnlyWalks(password) || isWalk(unmarked(password))) return true;
  for (const core of cores(password)) {
    if (commonStems.has(core) || words.has(core) || isRepetition(core) || isTwoStems(core)) return true;
  }
  return false;
};

/** Words that an attacker tries first for one account: parts of name, e-mail and organization. */
const contextWords = (context: readonly string[]): ReadonlySet<string> =>
  new Set(
    context.flatMap((text) => {
      const parts = unmarked(text).split(/\P{L}+/u);
      return [...parts, parts.join('')].filter((part) => part.length >= 3);
    }),
  );

/**
 * What is wrong with a new password, or null (specification section 5, SECURITY R20). Characters are counted as code
 * points and the text is taken as it is. `context` are the person's and the restaurant's own names and addresses.
 */
export const passwordFault = (password: string, context: readonly string[] = []): PasswordFault | null => {
  const length = [...password].length;
  if (length < passwordMinimum) return 'too_short';
  if (length > passwordMaximum) return 'too_long';
  if (!/\p{Nd}/u.test(password)) return 'no_digit';
  if (!/\p{Lu}/u.test(password)) return 'no_upper';
  if (!/\p{Ll}/u.test(password)) return 'no_lower';
  return isCommon(password, contextWords(context)) ? 'too_common' : null;
};
