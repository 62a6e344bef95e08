import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { radarContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { FeesCard } from './fees-card.tsx';
import { MissingCard } from './missing-card.tsx';
import { RenumberedCard } from './renumbered-card.tsx';

interface BesideProps {
  readonly supplierId: string;
  readonly name: string;
}

const Cards = ({ supplierId, name }: BesideProps) => {
  const t = useText<typeof texts>('radar');
  const { data, error, refetch } = useCall(radarContract.readRadar, { params: { supplierId } });
  if (data === undefined)
    return (
      <Card title={t('fees')}>
        {error === null ? (
          <Skeleton lines={3} />
        ) : (
          <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  return (
    <>
      {data.missing.length > 0 && <MissingCard missing={data.missing} supplierName={name} />}
      {data.renumbered.length > 0 && <RenumberedCard renumbered={data.renumbered} />}
      <FeesCard fees={data.fees} />
    </>
  );
};

/** What stands beside a supplier's prices: invoices that have not come, new article numbers, fees. For who may see all of a unit's purchases. */
export const BesideCards = (props: BesideProps) => (useMayEdit() ? <Cards {...props} /> : null);
