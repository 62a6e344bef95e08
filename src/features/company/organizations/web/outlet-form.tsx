import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { Failure } from '#platform/web/calls/api.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/forms/error-summary.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import type { texts } from '../texts.en.ts';
import { type Group, type OutletFields } from './outlet-fields.ts';
import { GroupFields, type GroupProps } from './outlet-groups.tsx';
import styles from './outlet-details.module.css';

/** A fault by its field and code; `at` counts the tries, so that each new one takes the focus. */
interface Told {
  readonly at: number;
  readonly list: readonly (readonly [field: string, code: string])[];
}

export interface OutletFormProps extends GroupProps {
  /** So that a button elsewhere, as in a sticky footer, sends the form. */
  readonly id: string;
  readonly groups: readonly Group[];
  readonly start: OutletFields;
  /** Called when every field shown is right. */
  readonly onSend: (fields: OutletFields) => void;
  /** Called a second after the last key, and when the form is left, for what is to be kept meanwhile. */
  readonly onKeep?: (fields: OutletFields) => void;
  /** What the server said of a field, by its name. */
  readonly faults?: Readonly<Record<string, string>>;
  readonly failure?: Failure | null;
  readonly hasCards?: boolean;
  readonly children?: ReactNode;
}

const keepAfter = 1000;

const useKept = (
  { subscribe, getValues }: UseFormReturn<OutletFields>,
  onKeep: OutletFormProps['onKeep'],
) => {
  const keep = useRef(onKeep);
  useEffect(() => {
    keep.current = onKeep;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      keep.current?.(getValues());
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(flush, keepAfter);
      },
    });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      flush();
    };
  }, [subscribe, getValues]);
};

/** The server names the telephone as one; the form has it in two parts. */
const fieldOf = (name: string): keyof OutletFields =>
  (name === 'contact_tel' ? 'phone' : name) as keyof OutletFields;

const codesOf = (errors: FieldErrors<OutletFields>): Told['list'] =>
  Object.entries(errors).map(([name, error]) =>
    name === 'phone'
      ? ['contact_tel', error.type === 'required' ? 'required' : 'invalid']
      : [name, String(error.message)],
  );

/** The form of a restaurant's data, in groups. Faults stand in a summary that takes the focus, and at their fields. */
export const OutletForm = (props: OutletFormProps) => {
  const { id, groups, start, onSend, onKeep, faults, failure = null, hasCards = true, children } = props;
  const t = useText<typeof texts>('organizations');
  const faultText = useCodeText('organizations', 'fault');
  const form = useForm<OutletFields>({ defaultValues: start, mode: 'onTouched', shouldFocusError: false });
  const [told, setTold] = useState<Told>({ at: 0, list: [] });
  useKept(form, onKeep);
  const tell = useCallback((list: Told['list']) => setTold(({ at }) => ({ at: at + 1, list })), []);
  const send = form.handleSubmit(onSend, (errors) => tell(codesOf(errors)));
  const { setError } = form;
  useEffect(() => {
    const said = Object.entries(faults ?? {});
    if (said.length === 0) return;
    for (const [name, code] of said) setError(fieldOf(name), { type: 'server', message: code });
    tell(said);
  }, [faults, setError, tell]);
  const summary = told.list.map(([name, code]) => ({
    fieldId: `outlet-${fieldOf(name)}`,
    text: faultText(`${name}.${code}`),
  }));
  const hasFaults = Object.keys(form.formState.errors).length > 0;
  const groupProps: GroupProps = props;
  return (
    <FormProvider {...form}>
      <form id={id} className={styles.outletform} noValidate onSubmit={(event) => void send(event)}>
        {hasFaults && told.list.length > 0 && (
          <ErrorSummary key={told.at} title={t('faults', { count: summary.length })} errors={summary} />
        )}
        <FormAlert failure={failure} />
        {groups.map((group) => {
          const fields = (
            <div className={styles.fieldgrid}>
              <GroupFields group={group} {...groupProps} />
            </div>
          );
          return hasCards ? (
            <Card key={group} title={t(`group.${group}`)}>
              {fields}
            </Card>
          ) : (
            <div key={group}>{fields}</div>
          );
        })}
        {children}
      </form>
    </FormProvider>
  );
};
