import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { defaultRule } from '#core/price-watch/rules.ts';
import { planContract } from '#features/account/plan/contract.ts';
import { Locked } from '#features/account/plan/web/feature.tsx';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { AlertGroupDetail, RuleRow } from '../contract-alerts.ts';
import { priceMonitoringContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { stale } from './undecided-count.ts';

type Words = TextOf<typeof texts>;
type Rule = Pick<RuleRow, 'reference' | 'threshold' | 'direction'>;
type Target = Pick<RuleRow, 'scope' | 'scopeId'> & { readonly name: string | null };

const wordsOf = (t: Words, format: Formats, { threshold, direction, reference }: Rule): string => {
  const by = {
    any: () => t('limitAny'),
    amount: (value: string) => t('limitBy', { amount: format.money(value) }),
    percent: (value: string) => t('limitBy', { amount: format.percent(value) }),
  };
  return t('limitWords', {
    by: by[threshold.type](threshold.type === 'any' ? '' : threshold.value),
    direction: t(`words.${direction}`),
    reference: t(`words.${reference}`),
  });
};

const ruleFor = (rules: readonly RuleRow[], article: AlertGroupDetail['article']): Rule => {
  const of = (scope: RuleRow['scope'], id?: string) =>
    rules.find((rule) => rule.scope === scope && (id === undefined || rule.scopeId === id));
  return of('article', article.id) ?? of('supplier', article.supplierId) ?? of('unit') ?? defaultRule;
};

const amountOf = (typed: string): string => typed.trim().replace(/\s/g, '').replace(',', '.');

const isLimit = (amount: string): boolean => /^\d{1,9}(\.\d{1,4})?$/.test(amount) && Number(amount) > 0;

const LimitForm = ({ target, rule, onClose }: { target: Target; rule: Rule; onClose: () => void }) => {
  const t = useText<typeof texts>('price-monitoring');
  const { threshold } = rule;
  const { control, register, setValue, handleSubmit, formState } = useForm({
    defaultValues: {
      type: threshold.type,
      limit: threshold.type === 'any' ? '' : threshold.value.replace('.', ','),
      direction: rule.direction,
      reference: rule.reference,
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [type, direction, reference] = useWatch({ control, name: ['type', 'direction', 'reference'] });
  const send = useSend(priceMonitoringContract.setRule, [priceMonitoringContract.listRules, ...stale]);
  const failure = useErrorText(send.error?.failure ?? null);
  const save = handleSubmit(({ limit, ...chosen }) => {
    const { scope, scopeId } = target;
    const body = {
      scope,
      ...(scopeId === undefined ? {} : { scopeId }),
      threshold:
        chosen.type === 'any' ? { type: chosen.type } : { type: chosen.type, value: amountOf(limit) },
      direction: chosen.direction,
      reference: chosen.reference,
    };
    send.mutate(
      { body },
      {
        onSuccess: () => {
          showToast({ text: t('limitSaved') });
          onClose();
        },
      },
    );
  });
  const choices = <const Value extends string>(
    group: 'limit' | 'direction' | 'reference',
    values: readonly Value[],
  ) => values.map((one) => ({ value: one, label: t(`${group}.${one}` as 'limit.any') }));
  return (
    <form className="stack" onSubmit={(event) => void save(event)} noValidate>
      <fieldset className="choice">
        <legend>{t('limitFor')}</legend>
        <Segment
          label={t('limitFor')}
          choices={choices('limit', ['any', 'amount', 'percent'])}
          value={type}
          onChange={(chosen) => setValue('type', chosen)}
        />
      </fieldset>
      {type !== 'any' && (
        <TextField
          label={t(type === 'amount' ? 'limitAmount' : 'limitPercent')}
          inputMode="decimal"
          {...register('limit', { validate: (typed) => isLimit(amountOf(typed)) })}
          error={formState.errors.limit && t('limitInvalid')}
        />
      )}
      <fieldset className="choice">
        <legend>{t('direction')}</legend>
        <Segment
          label={t('direction')}
          choices={choices('direction', ['both', 'rises'])}
          value={direction}
          onChange={(chosen) => setValue('direction', chosen)}
        />
      </fieldset>
      <fieldset className="choice">
        <legend>{t('reference')}</legend>
        <Segment
          label={t('reference')}
          choices={choices('reference', ['watched', 'last'])}
          value={reference}
          onChange={(chosen) => setValue('reference', chosen)}
        />
        {reference === 'last' && <p className="small warn">{t('lastWarning')}</p>}
      </fieldset>
      <p className="muted small">{t('limitFromToday')}</p>
      {failure !== '' && (
        <p className="small bad" role="alert">
          {failure}
        </p>
      )}
      <div className="acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" isBusy={send.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

interface LimitsDialogProps {
  readonly target: Target;
  /** What the form begins with. */
  readonly rule?: Rule;
  readonly onClose: () => void;
}

/** The alert limit of the unit with a list of the exceptions from it, or of one article. */
export const LimitsDialog = ({ target, rule, onClose }: LimitsDialogProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const canEdit = useMayEdit();
  const { data, error, refetch } = useCall(priceMonitoringContract.listRules, {});
  const plan = useCall(planContract.readPlan, {}, canEdit);
  const isLocked = plan.data?.gives.customAlertLimits === false;
  const { name } = target;
  const title = name === null ? t('limits') : t('limitsOf', { name });
  const own = target.scope === 'unit' ? (data ?? []).filter((one) => one.scope !== 'unit') : [];
  const begin = rule ?? data?.find((one) => one.scope === 'unit') ?? defaultRule;
  return (
    <FormDialog title={title} onClose={onClose}>
      {data !== undefined && canEdit && isLocked && (
        <>
          <p>{wordsOf(t, format, begin)}</p>
          <Locked what="limits" />
        </>
      )}
      {data !== undefined && canEdit && !isLocked && (
        <LimitForm target={target} rule={begin} onClose={onClose} />
      )}
      {data === undefined && error !== null && (
        <LoadFailed title={t('limitsFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && !canEdit && <p>{wordsOf(t, format, begin)}</p>}
      {own.length > 0 && (
        <section className="log">
          <h3>{t('ownLimits')}</h3>
          <ul>
            {own.map((one) => (
              <li key={`${one.scope} ${one.scopeId}`}>
                <b>{one.title}</b>
                <small>
                  {t(`scope.${one.scope}`)} · {wordsOf(t, format, one)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!canEdit && (
        <div className="acts">
          <span className="muted small grow">{t('readOnly')}</span>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      )}
    </FormDialog>
  );
};

/** The limit in force for an article, and the way to change it. */
export const LimitLine = ({ article }: { article: AlertGroupDetail['article'] }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const canEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useCall(priceMonitoringContract.listRules, {});
  const reason = useErrorText(error?.failure ?? null);
  if (data === undefined)
    return error === null ? null : (
      <div className="spread limitline" role="alert">
        <span className="small">
          {t('limitsFailed')}. {reason}
        </span>
        <Button kind="quiet" isSmall onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  const rule = ruleFor(data, article);
  return (
    <div className="spread limitline">
      <span className="small">
        <span className="muted">{t('limitNow')}</span> {wordsOf(t, format, rule)}
      </span>
      {canEdit && (
        <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
          {t('changeLimit')}
        </Button>
      )}
      {isOpen && (
        <LimitsDialog
          target={{ scope: 'article', scopeId: article.id, name: article.name }}
          rule={rule}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
