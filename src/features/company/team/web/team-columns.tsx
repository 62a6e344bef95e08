import { Clock, Hourglass } from 'lucide-react';
import type { Role } from '#core/access/roles.ts';
import type { Invitation } from '#features/account/accounts/contract-invitation.ts';
import type { Member } from '../contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import type { texts } from '../texts.en.ts';
import styles from './team.module.css';

/** Somebody who belongs to the restaurant, or who is invited to it. */
export interface TeamRow {
  readonly key: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly isYou: boolean;
  readonly invitation: Invitation | null;
}

export const rowOfMember = ({ userId, fullName, email, role, isYou }: Member): TeamRow => ({
  key: userId,
  name: fullName,
  email,
  role,
  isYou,
  invitation: null,
});

export const rowOfInvitation = (invitation: Invitation): TeamRow => ({
  key: invitation.id,
  name: invitation.email,
  email: invitation.email,
  role: invitation.role,
  isYou: false,
  invitation,
});

/** Whether the person has come, or until when they may. */
export const TeamState = ({ invitation }: Pick<TeamRow, 'invitation'>) => {
  const t = useText<typeof texts>('team');
  const format = useFormat();
  if (invitation === null) return <span>{t('active')}</span>;
  return invitation.state === 'expired' ? (
    <Badge tone="line" icon={Hourglass}>
      {t('expired')}
    </Badge>
  ) : (
    <Badge tone="info" icon={Clock}>
      {t('invitedUntil', { date: format.date(invitation.expiresAt) })}
    </Badge>
  );
};

const Name = ({ row }: { readonly row: TeamRow }) => {
  const t = useText<typeof texts>('team');
  return (
    <>
      {row.name} {row.isYou && <span className={`muted ${styles.regular}`}>({t('you')})</span>}
    </>
  );
};

/** The columns of the team; addresses only where the server tells them. */
export const useTeamColumns = (
  hrefOf: (row: TeamRow) => string,
  hasAddresses: boolean,
): readonly Column<TeamRow>[] => {
  const t = useText<typeof texts>('team');
  const columns: readonly Column<TeamRow>[] = [
    {
      id: 'name',
      header: t('name'),
      cell: (row) => <Duo lead={<Avatar name={row.name} />} title={<Name row={row} />} href={hrefOf(row)} />,
    },
    {
      id: 'email',
      header: t('email'),
      priority: 2,
      cell: (row) => <span className="anywhere">{row.invitation === null ? row.email : ''}</span>,
    },
    { id: 'role', header: t('role'), cell: (row) => t(`role.${row.role}`) },
    { id: 'state', header: t('state'), cell: (row) => <TeamState invitation={row.invitation} /> },
  ];
  return hasAddresses ? columns : columns.filter(({ id }) => id !== 'email');
};

/** The same rows on phones. */
export const useTeamListRow = (): ((row: TeamRow) => ListRow) => {
  const t = useText<typeof texts>('team');
  return (row) => ({
    lead: <Avatar name={row.name} />,
    title: (
      <span className="anywhere">
        <Name row={row} />
      </span>
    ),
    detail: t(`role.${row.role}`),
    note: row.invitation !== null && (
      <span className={row.invitation.state === 'expired' ? 'muted' : ''}>
        {t(row.invitation.state === 'expired' ? 'expiredShort' : 'invitedShort')}
      </span>
    ),
  });
};
