import { Hash } from 'lucide-react';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { radarContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

interface NoteProps {
  readonly articleId: string;
}

const Notes = ({ articleId }: NoteProps) => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  const { data } = useCall(radarContract.readRenumbered, { params: { articleId } });
  if (data === undefined) return null;
  return data.renumbered.map(({ id, answer, from, to, date, percent }) => (
    <Note key={id} icon={Hash}>
      {t(answer === 'confirmed' ? 'noteConfirmed' : 'noteOpen', {
        from,
        to,
        date: format.date(date),
        percent: format.percentChange(percent),
      })}{' '}
      <a href={supplierPath({ id: data.supplierId })}>{t('noteSee')}</a>
    </Note>
  ));
};

/** On an alert: that the article goes on under another number, and what the price did then. */
export const NumberNotes = (props: NoteProps) => (useMayEdit() ? <Notes {...props} /> : null);
