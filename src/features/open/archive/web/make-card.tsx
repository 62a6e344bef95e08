import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { archiveContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './archive.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { useSize } from './use-size.ts';

type Shown = ReplyOf<typeof archiveContract.readArchive>;

const { readArchive, startArchive, measureArchive } = archiveContract;

/** One ZIP of a year and a restaurant, or of all of them. */
export const MakeCard = ({ archive }: { readonly archive: Shown }) => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const size = useSize();
  const [from, setFrom] = useState('');
  const [unitId, setUnitId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const send = useSend(startArchive, [readArchive]);
  const year = archive.years.find((one) => one.from === from);
  const days = year === undefined ? {} : { from: year.from, to: year.to };
  const unit = unitId === '' ? {} : { unitId };
  const { data } = useCall(measureArchive, { query: { ...days, ...unit } });
  const { documents, bytes } = data ?? archive;
  const start = (password: string) =>
    send.mutate(
      { body: { ...days, ...unit, password } },
      {
        onSuccess: () => {
          showToast({ text: t('started') });
          setAsking(false);
        },
      },
    );
  return (
    <Card title={t('wholeTitle')}>
      <p>{t('wholeText')}</p>
      <div className={styles.two}>
        <SelectField label={t('year')} value={from} onChange={({ target }) => setFrom(target.value)}>
          <option value="">{t('allYears')}</option>
          {archive.years.map((one) => (
            <option key={one.from} value={one.from}>
              {t('yearOf', { name: one.to.slice(0, 4), from: one.from, to: one.to })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('restaurants')}
          value={unitId}
          onChange={({ target }) => setUnitId(target.value)}
        >
          {archive.units.length > 1 && (
            <option value="">{t('allRestaurants', { count: archive.units.length })}</option>
          )}
          {archive.units.map(({ id, name }) => (
            <option key={id} value={archive.units.length > 1 ? id : ''}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.acts}>
        <Button
          kind="primary"
          icon={Archive}
          disabled={documents === 0}
          does={startArchive}
          onClick={() => setAsking(true)}
        >
          {t('make', { size: size(bytes) })}
        </Button>
        <p className="small muted">
          {documents === 0
            ? t('nothing')
            : t('makes', { count: documents, shown: format.number(String(documents)) })}
        </p>
      </div>
      {isAsking && (
        <PasswordDialog
          title={t('makeTitle')}
          act={t('makeNow')}
          isBusy={send.isPending}
          failure={send.error?.failure ?? null}
          onSend={start}
          onClose={() => setAsking(false)}
        >
          <p>{t('makeAsk')}</p>
        </PasswordDialog>
      )}
    </Card>
  );
};
