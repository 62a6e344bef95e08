import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { teamContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Who owns the restaurant that is selected, with a way to write to them. */
export const OutletOwners = ({ outlet }: { readonly outlet: string }) => {
  const t = useText<typeof texts>('team');
  const { data, error, refetch } = useCall(teamContract.listMembers, {});
  const owners = data?.filter(({ role }) => role === 'owner');
  return (
    <Card title={t('ownerOnly')}>
      {owners === undefined && error === null && <Skeleton lines={3} />}
      {owners === undefined && error !== null && (
        <LoadFailed title={t('ownersFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {owners !== undefined && (
        <>
          <p>{t('ownersOf', { count: owners.length, outlet })}</p>
          <ul className="rowlist">
            {owners.map(({ userId, fullName, email }) => (
              <li key={userId}>
                <Avatar name={fullName} />
                <div className="grow">
                  <b>{fullName}</b>
                  {email !== null && (
                    <small>
                      <a href={`mailto:${email}`}>{email}</a>
                    </small>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};
