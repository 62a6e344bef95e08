import { type TextKey, useText } from '#platform/web/texts/i18n.ts';
import type { Statement } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './review.module.css';

/** What a layout says, one sentence each. */
export const StatementWords = ({ statements }: { readonly statements: readonly Statement[] }) => {
  const t = useText<typeof texts>('review');
  const words = (key: string, values?: Readonly<Record<string, string>>) =>
    t(key as TextKey<typeof texts>, values);
  // A code among the values is named by its text, which has the name of the statement before it.
  const named = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const key = `${name}.${value}`;
        const text = words(key);
        return [name, text === key ? value : text];
      }),
    );
  return (
    <ul className={styles.layoutwords}>
      {statements.map(({ kind, values }) => (
        <li key={kind + JSON.stringify(values)}>{words(`says.${kind}`, named(values))}</li>
      ))}
    </ul>
  );
};
