import { Check, Circle } from 'lucide-react';
import { passwordFault, passwordMinimum } from '#core/access/password.ts';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

/** The rules of a new password, each ticked as it is met while one types; `context` are words that it may not be. */
export const PasswordRules = ({
  password,
  context = [],
}: {
  readonly password: string;
  readonly context?: readonly string[];
}) => {
  const t = useText<typeof texts>('ui');
  const rules = [
    { text: t('passwordLength', { count: passwordMinimum }), isMet: [...password].length >= passwordMinimum },
    { text: t('passwordDigit'), isMet: /\p{Nd}/u.test(password) },
    { text: t('passwordCases'), isMet: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
  ];
  const isCommon = passwordFault(password, context) === 'too_common';
  return (
    <ul className="pwrules">
      {rules.map(({ text, isMet }) => (
        <li key={text} className={isMet ? 'met' : ''}>
          <Icon of={isMet ? Check : Circle} />
          {text}
          <span className="visually-hidden">{isMet ? t('ruleMet') : t('ruleUnmet')}</span>
        </li>
      ))}
      {isCommon && (
        <li className="unfit" role="status">
          {t('passwordCommon')}
        </li>
      )}
    </ul>
  );
};
