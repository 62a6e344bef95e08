import { useCallback, useState } from 'react';
import { accessPointContract } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { supportContract } from '#features/staff/support/contract.ts';
import { unitsOf } from '#features/staff/support/rules.ts';
import type { texts } from '../texts.en.ts';
import type { Unrouted } from './unrouted-parts.tsx';

interface DialogProps {
  readonly document: Unrouted;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const stale = [accessPointContract.listUnrouted];

/** Hands the document to a restaurant that is searched for, and perhaps every later one with the same recipient. */
export const AssignDialog = ({ document, onClose, onDone }: DialogProps) => {
  const t = useText<typeof texts>('access-point');
  const [search, setSearch] = useState('');
  const [unitId, setUnitId] = useState<string | null>(null);
  const [remember, setRemember] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const find = useCallback((text: string) => {
    setSearch(text.trim());
    setUnitId(null);
  }, []);
  const found = useCall(supportContract.findCustomers, { query: { search, limit: 20 } }, search !== '');
  const send = useSend(accessPointContract.assignUnrouted, stale);
  const units = search === '' ? [] : unitsOf(found.data?.content ?? []).slice(0, 6);
  const chosen = units.find((unit) => unit.unitId === unitId);
  const assign = () => {
    if (chosen === undefined) return setMissing(true);
    // Not by `onSuccess`: the document is off the list, and so this dialog is gone, before it would be called.
    const body = { unitId: chosen.unitId, remember };
    void send.mutateAsync({ params: { unroutedId: document.id }, body }).then(
      () => {
        onDone();
        showToast({ text: t('assigned', { name: chosen.name }) });
      },
      () => undefined,
    );
  };
  const isNone = search !== '' && found.data !== undefined && !found.isFetching && units.length === 0;
  return (
    <AskDialog
      title={t('assignTitle')}
      confirmLabel={chosen === undefined ? t('assign') : t('assignTo', { name: chosen.name })}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={assign}
      onClose={onClose}
    >
      <SearchField label={t('assignSearch')} value={search} onSearch={find} />
      {units.length > 0 && (
        <RadioList
          legend={t('assignWhere')}
          value={unitId}
          onChange={(id) => {
            setUnitId(id);
            setMissing(false);
          }}
          choices={units.map((unit) => ({
            value: unit.unitId,
            label: unit.name,
            hint: `${unit.organization} ${unit.organizationNumber}`,
          }))}
        />
      )}
      {isNone && <p className="consequence">{t('noMatch', { search })}</p>}
      {isMissing && (
        <p className="poor small" role="alert">
          {t('assignMissing')}
        </p>
      )}
      {document.recipient !== null && (
        <label className="checkline">
          <input
            className="check"
            type="checkbox"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <span>
            {t('remember', { recipient: document.recipient })}
            <small>{t('rememberHint')}</small>
          </span>
        </label>
      )}
    </AskDialog>
  );
};

/** Settles a document that is nobody's, with the reason. */
export const DismissDialog = ({ document, onClose, onDone }: DialogProps) => {
  const t = useText<typeof texts>('access-point');
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useSend(accessPointContract.dismissUnrouted, stale);
  const dismiss = () => {
    const said = comment.trim();
    if (said === '') return setMissing(true);
    void send.mutateAsync({ params: { unroutedId: document.id }, body: { comment: said } }).then(
      () => {
        onDone();
        showToast({ text: t('dismissed') });
      },
      () => undefined,
    );
  };
  return (
    <AskDialog
      title={t('dismissTitle')}
      confirmLabel={t('dismissConfirm')}
      isDestructive
      isBusy={send.isPending}
      error={send.error}
      onConfirm={dismiss}
      onClose={onClose}
    >
      <p className="consequence">{t('dismissText')}</p>
      <TextArea
        label={t('dismissWhy')}
        maxLength={500}
        value={comment}
        error={isMissing ? t('dismissMissing') : undefined}
        onChange={(event) => {
          setComment(event.target.value);
          setMissing(false);
        }}
      />
    </AskDialog>
  );
};
