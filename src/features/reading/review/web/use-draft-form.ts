import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Control, useFieldArray, useForm } from 'react-hook-form';
import type { Draft } from '../contract-draft.ts';
import { type Part, type Typed, type TypedLine, typedOf } from './typed-draft.ts';

type LineName = Exclude<keyof TypedLine, 'read' | 'key'>;

/** The fields of a review. */
export interface DraftForm {
  readonly control: Control<Typed>;
  /** What stands in the fields. A line that has not changed is the same object as before. */
  readonly typed: Typed;
  readonly putLines: (lines: readonly TypedLine[]) => void;
  readonly putInLine: (at: number, field: LineName, text: string) => void;
  readonly addVat: () => void;
  /** Fills every field anew. */
  readonly begin: (draft: Draft) => void;
  /** Takes one part from a draft. */
  readonly take: (part: Part, from: Draft) => void;
}

/** What a person types of a draft, beginning with what it says. */
export const useDraftForm = (draft: Draft): DraftForm => {
  const [typed, setTyped] = useState(() => typedOf(draft));
  const [first] = useState(typed);
  const { control, subscribe, getValues, setValue, reset } = useForm<Typed>({ defaultValues: first });
  const { replace: replaceLines } = useFieldArray({ control, name: 'lines' });
  const { append: appendVat } = useFieldArray({ control, name: 'vat' });
  const look = useCallback(() => {
    // The form changes its values in place.
    const values = structuredClone(getValues());
    setTyped((now) => replaceEqualDeep(now, values));
  }, [getValues]);
  useEffect(() => subscribe({ formState: { values: true }, callback: look }), [subscribe, look]);
  const putLines = useCallback(
    (lines: readonly TypedLine[]) => {
      replaceLines([...lines]);
      // The form tells of it after it was drawn; the focus goes to a new line at once.
      look();
    },
    [replaceLines, look],
  );
  const putInLine = useCallback(
    (at: number, field: LineName, text: string) => setValue(`lines.${at}.${field}`, text),
    [setValue],
  );
  return {
    control,
    typed,
    putLines,
    putInLine,
    addVat: () => appendVat({ rate: '', taxable: '', tax: '' }, { shouldFocus: false }),
    begin: (from) => reset(typedOf(from)),
    take: (part, from) => reset({ ...getValues(), [part]: typedOf(from)[part] }),
  };
};
