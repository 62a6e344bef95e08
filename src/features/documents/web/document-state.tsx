import { useText } from '#platform/web/i18n.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import type { DocumentRow, DocumentState } from '../contract.ts';
import type { texts } from '../texts.en.ts';

const tones: Readonly<Partial<Record<DocumentState, BadgeTone>>> = {
  monitored: 'ok',
  expanded: 'ok',
  'needs-review': 'look',
  unreadable: 'bad',
};

/** A document's state as a badge. */
export const StateBadge = ({ state }: { state: DocumentState }) => {
  const t = useText<typeof texts>('documents');
  return <Badge tone={tones[state] ?? 'plain'}>{t(`state.${state}`)}</Badge>;
};

/** Where a document leads: its invoice when there is one, else its own drawer. */
export const documentHref = ({ id, invoiceId, state }: DocumentRow): string =>
  invoiceId !== null && state !== 'duplicate' ? `/invoices/${invoiceId}` : `/invoices?doc=${id}`;
