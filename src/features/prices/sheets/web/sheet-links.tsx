import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlays/confirmed-button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { type SharedSheet, sheetsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './sheets.module.css';

const dayOf = (time: string): string => swedishDate(new Date(time));

const SheetLink = ({ sheet }: { readonly sheet: SharedSheet }) => {
  const t = useText<typeof texts>('sheets');
  const revoke = useSend(sheetsContract.revokeSheet, [sheetsContract.listSheets]);
  const supplier = sheet.supplier.displayName;
  const days = { date: dayOf(sheet.madeAt), until: dayOf(sheet.expiresAt) };
  return (
    <li>
      <span className={styles.who}>
        <a href={sheet.path} target="_blank" rel="noreferrer">
          {t('linkOf', { supplier, articles: t('articles', { count: sheet.articles }) })}
        </a>
        <small>
          {sheet.madeBy === '' ? t('made', days) : t('madeBy', { ...days, person: sheet.madeBy })}
        </small>
      </span>
      <CopyButton
        isSmall
        text={`${location.origin}${sheet.path}`}
        copiedText={t('copied')}
        label={t('copyOf', { supplier })}
      >
        {t('copy')}
      </CopyButton>
      <ConfirmedButton
        label={t('revokeOf', { supplier })}
        title={t('revokeTitle', { supplier })}
        consequence={t('revokeText')}
        confirmLabel={t('revoke')}
        isDestructive
        isBusy={revoke.isPending}
        failure={revoke.error?.failure ?? null}
        onConfirm={(close) =>
          revoke.mutate(
            { params: { sheetId: sheet.id } },
            {
              onSuccess: () => {
                showToast({ text: t('revoked') });
                close();
              },
            },
          )
        }
      >
        {t('revoke')}
      </ConfirmedButton>
    </li>
  );
};

/** The unit's links that open, each to be copied again or taken back. */
export const SheetLinks = () => {
  const t = useText<typeof texts>('sheets');
  const { data } = useCall(sheetsContract.listSheets, {});
  if (data === undefined || data.sheets.length === 0) return null;
  return (
    <section className={styles.links} aria-label={t('links')}>
      <h3>{t('links')}</h3>
      <ul className={styles.each}>
        {data.sheets.map((sheet) => (
          <SheetLink key={sheet.id} sheet={sheet} />
        ))}
      </ul>
    </section>
  );
};
