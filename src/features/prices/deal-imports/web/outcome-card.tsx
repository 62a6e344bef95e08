import { Check, Undo2 } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { type Formats, useFormat, todayInSweden } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { ImportResult } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { Again } from './use-outcome.ts';

interface Worth {
  readonly head: string;
  readonly how: string;
}

/** What the prices cost a year against those last paid; null where that is nothing. */
const worthOf = (t: TextOf<typeof texts>, format: Formats, yearly: ImportResult['yearly']): Worth | null => {
  if (yearly === null) return null;
  const amount = decimal(yearly.amount);
  if (amount.eq('0')) return null;
  const isLess = amount.lt('0');
  const values = { amount: format.total(amount.abs().toFixed(), yearly.currency) };
  const { from, articles: count } = yearly;
  const how = `${t(isLess ? 'lessHow' : 'moreHow', { count })} ${yearly.isEstimated ? `${t('estimated')} ` : ''}`;
  if (from === null || from <= todayInSweden()) return { head: t(isLess ? 'less' : 'more', values), how };
  const later = { ...values, date: format.dateInFull(from) };
  return { head: t(isLess ? 'lessFrom' : 'moreFrom', later), how };
};

/** What an import means, in a sentence, and the way on. */
export const OutcomeCard = ({ found, again }: { readonly found: ImportResult; readonly again: Again }) => {
  const t = useText<typeof texts>('deal-imports');
  const format = useFormat();
  const isUndone = found.state === 'undone';
  const worth = worthOf(t, format, found.yearly);
  return (
    <section className="card donecard">
      <Plate icon={isUndone ? Undo2 : Check} isLarge />
      <p>
        {isUndone ? (
          t('undoneText')
        ) : (
          <>
            {worth !== null && (
              <>
                <b>{worth.head}</b>
                <br />
                {worth.how}
              </>
            )}
            {t('watched')}
          </>
        )}
      </p>
      {isUndone && (
        <Button
          does={dealImportsContract.repeatDealImport}
          isBusy={again.isBusy}
          onClick={() => again.begin('all')}
        >
          {t('again')}
        </Button>
      )}
      <ButtonLink kind="primary" href={dealsPath()}>
        {t('seeDeals')}
      </ButtonLink>
    </section>
  );
};
