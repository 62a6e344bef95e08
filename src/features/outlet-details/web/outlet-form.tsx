import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import type { Failure } from '#platform/web/api.ts';
import { useCodeText, useText } from '#platform/web/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { FormAlert } from '#platform/web/ui/form-alert.tsx';
import type { texts } from '../texts.en.ts';
import { type Group, type OutletFields } from './outlet-fields.ts';
import { GroupFields, type GroupProps } from './outlet-groups.tsx';
import './outlet-details.css';

interface Told {
  readonly fieldId: string;
  readonly text: string;
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

const useKept = (watch: (tell: () => void) => { unsubscribe: () => void }, keep: () => void) => {
  const newest = useRef(keep);
  newest.current = keep;
  const start = useRef(watch);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      newest.current();
    };
    const { unsubscribe } = start.current(() => {
      clearTimeout(timer);
      timer = setTimeout(flush, keepAfter);
    });
    return () => {
      unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      flush();
    };
  }, []);
};

/** The form of a restaurant's data, in groups. Faults stand in a summary that takes the focus, and at their fields. */
export const OutletForm = (props: OutletFormProps) => {
  const { id, groups, start, onSend, onKeep, faults, failure = null, hasCards = true, children } = props;
  const t = useText<typeof texts>('outlet-details');
  const faultText = useCodeText('outlet-details', 'fault');
  const form = useForm<OutletFields>({ defaultValues: start, mode: 'onTouched' });
  const [told, setTold] = useState<{ at: number; list: readonly Told[] }>({ at: 0, list: [] });
  useKept(
    (tell) => form.watch(tell),
    () => onKeep?.(form.getValues()),
  );
  const tell = (errors: FieldErrors<OutletFields>) => {
    const list = Object.entries(errors).map(([name, error]) => {
      if (name !== 'phone') return [name, String(error.message)] as const;
      return [name, error.type === 'required' ? 'required' : 'invalid'] as const;
    });
    const named = list.map(([name, code]) => ({
      fieldId: `outlet-${name}`,
      text: faultText(`${name === 'phone' ? 'contact_tel' : name}.${code}`),
    }));
    setTold(({ at }) => ({ at: at + 1, list: named }));
  };
  const send = form.handleSubmit(onSend, tell);
  const { setError } = form;
  useEffect(() => {
    const said = Object.entries(faults ?? {});
    if (said.length === 0) return;
    for (const [name, code] of said) {
      const field = name === 'contact_tel' ? 'phone' : name;
      setError(field as keyof OutletFields, { type: 'server', message: code });
    }
    const list = said.map(([name, code]) => ({
      fieldId: `outlet-${name === 'contact_tel' ? 'phone' : name}`,
      text: faultText(`${name}.${code}`),
    }));
    setTold(({ at }) => ({ at: at + 1, list }));
    // Only a new answer of the server is told; `faultText` is new in every render.
  }, [faults, setError]);
  const hasFaults = Object.keys(form.formState.errors).length > 0;
  const groupProps: GroupProps = props;
  return (
    <FormProvider {...form}>
      <form id={id} className="outletform" noValidate onSubmit={(event) => void send(event)}>
        {hasFaults && told.list.length > 0 && (
          <ErrorSummary key={told.at} title={t('faults', { count: told.list.length })} errors={told.list} />
        )}
        <FormAlert failure={failure} />
        {groups.map((group) => {
          const fields = (
            <div className="fieldgrid">
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
