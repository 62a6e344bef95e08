import './suggest-field.css';
import { type InputHTMLAttributes, type KeyboardEvent, useId, useState } from 'react';
import { described, Field, type FieldTexts } from './field.tsx';

/** Something known that what is typed may mean. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
}

type SuggestFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
    readonly value: string;
    readonly suggestions: readonly Suggestion[];
    readonly onChange: (text: string) => void;
    readonly onPick: (suggestion: Suggestion) => void;
  };

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A line of text with what is known like it below: anything may be typed (ARIA Authoring Practices, editable combobox
 * with list autocomplete).
 */
export const SuggestField = (props: SuggestFieldProps) => {
  const { label, hint, error, isOptional, aside, value, suggestions, onChange, onPick, ...input } = props;
  const made = useId();
  const id = input.id ?? made;
  const words = { label, hint, error, isOptional, aside } as FieldTexts;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const pick = (suggestion: Suggestion) => {
    onPick(suggestion);
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.altKey || event.ctrlKey ? undefined : steps[event.key];
    const chosen = suggestions[at];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt(isShown ? (at + step + suggestions.length) % suggestions.length : 0);
    } else if (event.key === 'Enter' && !event.ctrlKey && isShown && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    } else input.onKeyDown?.(event);
  };
  return (
    <Field id={id} {...words}>
      <div className="suggest">
        <input
          className="input"
          autoComplete="off"
          {...input}
          id={id}
          {...described(id, words)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          {...(isShown && at >= 0 ? { 'aria-activedescendant': `${id}-${at}` } : {})}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            setOpen(true);
            setAt(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <div className="suggestions" id={`${id}-list`} role="listbox" aria-label={label} hidden={!isShown}>
          {isShown &&
            suggestions.map((suggestion, index) => (
              <div
                key={suggestion.id}
                id={`${id}-${index}`}
                role="option"
                className="suggestion"
                tabIndex={-1}
                aria-selected={index === at}
                // The focus stays in the field, or the list would be gone before the click.
                onPointerDown={(event) => {
                  event.preventDefault();
                  pick(suggestion);
                }}
              >
                {suggestion.title}
                {suggestion.detail !== null && <small>{suggestion.detail}</small>}
              </div>
            ))}
        </div>
      </div>
    </Field>
  );
};
