import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import styles from './demo.module.css';

/** Milliseconds between two questions whether it is there. */
const pause = 1_500;

const asked = { query: { limit: '1' } } as const;

/** Above every screen while the demo is being made: that it comes. It asks until it is there; then the screens show it. */
export const ComingBanner = () => {
  const t = useText<typeof texts>('showcase');
  const client = useQueryClient();
  useEffect(() => {
    const ask = () =>
      void client
        .fetchQuery({
          queryKey: [...callKey(invoicesContract.listInvoices, asked), 'coming'],
          queryFn: ({ signal }) => callOrThrow(invoicesContract.listInvoices, asked, { signal }),
          staleTime: 0,
        })
        .catch(() => undefined);
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, [client]);
  return (
    <section className={styles.demobar} aria-label={t('label')} aria-busy="true">
      <Icon of={Sparkles} />
      <p role="status">
        <b>{t('comingTitle')}</b> {t('comingText')}
      </p>
    </section>
  );
};
