import { CalendarClock } from 'lucide-react';
import { useCall } from '#platform/web/calls/query.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { type RiseFindingShown, priceListsContract } from '../contract.ts';
import { priceListPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const saidOf = (t: TextOf<typeof texts>, format: Formats, finding: RiseFindingShown): string => {
  if (finding.kind === 'before-start')
    return t('note.before-start', { count: finding.days, date: format.dateInFull(finding.startsOn) });
  if (finding.kind === 'outside-window')
    return t(`note.outside-${finding.goods}`, { date: format.dateInFull(finding.next) });
  const { agreed, given } = finding;
  return given === null ? t('note.no-notice', { agreed }) : t('note.short-notice', { count: given, agreed });
};

/** What speaks against the rise that an alert tells of: its start date, the agreed notice, the trade's usual days. */
export const AlertNotes = ({ articleId }: { readonly articleId: string }) => {
  const t = useText<typeof texts>('price-lists');
  const format = useFormat();
  const { data } = useCall(priceListsContract.readRiseFindings, { params: { articleId } });
  return (data?.findings ?? []).map((finding) => (
    <Note key={finding.kind} icon={CalendarClock} tone="warn">
      {saidOf(t, format, finding)}{' '}
      {finding.kind === 'before-start' && <a href={priceListPath(finding.listId)}>{t('seeList')}</a>}
    </Note>
  ));
};
