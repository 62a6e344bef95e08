import { useState } from 'react';
import { typedDay, writtenDay } from '../../formats/typed-day.ts';
import { useLanguage, useText } from '../../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type InputProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max' | 'ref'>;

type DateFieldProps = InputProps & {
  /** ISO dates; `value` is blank when there is none, the others are the first and the last that may be chosen. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  /** A whole date, or blank. */
  readonly onDay: (day: string) => void;
};

const example = '2026-03-19';

/** A date as the language of the screen writes it; a browser's own field follows the language of the browser instead. */
export const DateField = ({
  value,
  min = '',
  max = '9999-12-31',
  onDay,
  error,
  ...field
}: DateFieldProps) => {
  const t = useText<typeof texts>('ui');
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const dayOf = (text: string): string | null => {
    const day = text.trim() === '' ? '' : typedDay(text);
    return day === null || (day !== '' && (day < min || day > max)) ? null : day;
  };
  const isOdd = typed !== null && dayOf(typed) === null;
  const wrong = t('dateInvalid', { example: writtenDay(example, language) });
  return (
    <TextField
      {...field}
      autoComplete="off"
      placeholder={t('datePlaceholder')}
      ref={(input: HTMLInputElement | null) => input?.setCustomValidity(isOdd ? wrong : '')}
      value={typed ?? writtenDay(value, language)}
      error={isOdd && isLeft ? wrong : error}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        const day = dayOf(target.value);
        if (day !== null) onDay(day);
      }}
      onBlur={() => {
        setLeft(true);
        if (!isOdd) setTyped(null);
      }}
    />
  );
};
