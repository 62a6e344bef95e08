import { ReceiptText } from 'lucide-react';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { invoicePath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const HeldTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('invoices');
  const reasonText = useCodeText('documents', 'reason');
  const of = { number: task.name, supplier: task.supplierName ?? '' };
  return show({
    named: t('task.named', of),
    title: t(task.isPinned ? 'task.doNotPay' : 'task.held', of),
    detail: task.reason === null ? '' : reasonText(task.reason),
    icon: ReceiptText,
    way: { text: t('task.check'), href: invoicePath(task.subjectId) },
  });
};

export { HeldTask as heldInvoice };
