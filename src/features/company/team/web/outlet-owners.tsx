import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
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
        <ErrorState
          title={t('ownersFailed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
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
