import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import { useShortcut } from '../shell/shortcut.ts';
import type { texts } from '../texts.en.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** Called 300 ms after the last key, at once when cleared. */
  readonly onSearch: (value: string) => void;
}

const debounce = 300;

/** Esc clears; `/` anywhere on the screen focuses it. */
export const SearchField = ({ label, placeholder, value, onSearch }: SearchFieldProps) => {
  const t = useText<typeof texts>('ui');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === sent.current) return;
    const send = () => {
      sent.current = typed;
      onSearch(typed);
    };
    const timer = setTimeout(send, typed === '' ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  useShortcut(['/'], () => field.current?.focus());
  return (
    <div className="search" role="search">
      <Icon of={Search} />
      <input
        ref={field}
        className="input"
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          setTyped('');
        }}
      />
      {typed !== '' && (
        <button type="button" className="clear" aria-label={t('clearSearch')} onClick={() => setTyped('')}>
          <Icon of={X} />
        </button>
      )}
    </div>
  );
};
