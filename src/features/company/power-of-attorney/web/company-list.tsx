import { Check } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { signingPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { type Asked, powerThatCounts } from './use-powers.ts';
import styles from './signing.module.css';

/** The companies, each with how far it is; the one on the screen is marked. */
export const CompanyList = ({
  all,
  chosenId,
}: {
  readonly all: readonly Asked[];
  readonly chosenId: string;
}) => {
  const t = useText<typeof texts>('power-of-attorney');
  return (
    <nav className={styles.companylist} aria-label={t('companies')}>
      {all.map(({ company, powers = [] }) => {
        const state = powerThatCounts(powers)?.state ?? 'not-signed';
        return (
          <a
            key={company.id}
            href={signingPath({ organization: company.id })}
            {...(company.id === chosenId ? { 'aria-current': 'true' } : {})}
          >
            <span>{company.name}</span>
            {state === 'signed' ? (
              <Badge tone="ok" icon={Check}>
                {t('state.signed')}
              </Badge>
            ) : (
              <Badge tone={state === 'waiting' ? 'info' : 'line'}>{t(`state.${state}`)}</Badge>
            )}
          </a>
        );
      })}
    </nav>
  );
};
