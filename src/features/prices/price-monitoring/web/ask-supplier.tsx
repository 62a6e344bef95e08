import { Mail, Phone } from 'lucide-react';
import { call } from '#platform/web/calls/api.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { selectedUnitId, useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { priceMonitoringContract } from '../contract.ts';
import type { AlertGroup, AlertGroupDetail } from '../contract-alerts.ts';
import type { AskChannel } from '../contract-log.ts';
import type { texts } from '../texts.en.ts';
import { letterOf, mailtoOf } from './ask-words.ts';

/** Notes in the article's history that the supplier was asked. */
const useNoteAsked = (articleId: string, supplier: string) => {
  const t = useText<typeof texts>('price-monitoring');
  const language = useLanguage();
  return async (channel: AskChannel): Promise<void> => {
    const unitId = selectedUnitId();
    const unit = unitId === undefined ? {} : { unitId };
    const input = { params: { articleId }, body: { channel }, ...unit };
    const result = await call(priceMonitoringContract.noteAsked, input);
    if (result.hasError)
      showToast({
        text: t('askNotNoted', { reason: await errorTextFor(result.error, language) }),
        isError: true,
      });
    else showToast({ text: t(`askNoted.${channel}`, { supplier }) });
    await queryClient.invalidateQueries({ queryKey: callKey(priceMonitoringContract.readAlert) });
  };
};

interface AskSupplierProps {
  readonly detail: AlertGroupDetail;
  readonly group: AlertGroup;
  readonly heading: 'h2' | 'h3';
}

/** Call the supplier, or write a mail that says what is asked; either is noted in the history. */
export const AskSupplier = ({ detail, group, heading: Heading }: AskSupplierProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const person = useAppState((state) => state.user?.fullName ?? '');
  const restaurant = useAppState((state) => state.selectedUnit?.name ?? '');
  const { id, supplierId, supplierName } = detail.article;
  const note = useNoteAsked(id, supplierName);
  if (!mayEdit) return null;
  const { phone, phoneText, email } = detail.contact;
  const letter = letterOf(t, format, detail, { group, from: { person, restaurant } });
  return (
    <section className="log">
      <Heading>{t('askTitle')}</Heading>
      <div className="acts">
        {phone !== null && (
          <ButtonLink icon={Phone} isSmall href={`tel:${phone}`} onClick={() => void note('phone')}>
            {t('askCall', { phone: phoneText ?? phone })}
          </ButtonLink>
        )}
        <ButtonLink icon={Mail} isSmall href={mailtoOf(letter)} onClick={() => void note('mail')}>
          {t('askWrite')}
        </ButtonLink>
      </div>
      {(phone === null || email === null) && (
        <p className="small">
          <a href={supplierPath({ id: supplierId })}>
            {t(phone !== null ? 'askAddMail' : email !== null ? 'askAddPhone' : 'askAddBoth')}
          </a>
        </p>
      )}
    </section>
  );
};
