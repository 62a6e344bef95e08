import { useEffect, useRef } from 'react';
import { useText } from '../../texts/i18n.ts';
import type { texts } from '../texts.en.ts';

interface ErrorSummaryProps {
  readonly title: string;
  /** Each links to its field by id; without an id it concerns the whole form. */
  readonly errors: readonly { readonly fieldId?: string; readonly text: string }[];
}

/** Above a form that was sent with errors: takes the focus and links to the fields. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const t = useText<typeof texts>('ui');
  const box = useRef<HTMLDivElement>(null);
  // The texts, not the array: a caller may write it anew in each render.
  const told = errors.map(({ text }) => text).join('\n');
  useEffect(() => {
    const plain = document.title;
    box.current?.focus();
    document.title = `${t('errorPrefix')}${plain}`;
    return () => {
      document.title = plain;
    };
  }, [told, t]);
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      {errors.map(({ fieldId, text }) =>
        fieldId === undefined ? (
          <p key={text}>{text}</p>
        ) : (
          <a key={text} href={`#${fieldId}`} onClick={() => document.getElementById(fieldId)?.focus()}>
            {text}
          </a>
        ),
      )}
    </div>
  );
};
