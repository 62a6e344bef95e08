import { MailPlus, UserCheck, UserX } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { roles } from '#core/access/roles.ts';
import { outletPath } from '#features/company/outlets/paths.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts as web } from '#platform/web/texts.en.ts';
import type { texts } from '../texts-news.en.ts';

const useRoleWords = () => {
  const t = useText<typeof texts>('team-news');
  const words = useText<typeof web>('web');
  return (code: string | null): string => {
    const role = roles.find((one) => one === code);
    return role === undefined ? '' : t('as', { role: words(role).toLowerCase() });
  };
};

const OwnInvitation: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('team-news');
  const roleWords = useRoleWords();
  return show({
    title: t('own', { from: item.from ?? '', name: item.name }),
    detail: roleWords(item.reason),
    icon: MailPlus,
    href: accountPath({ tab: 'invitations' }),
    way: t('answer'),
  });
};

const AnsweredInvitation: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('team-news');
  const roleWords = useRoleWords();
  const isYes = item.reason === 'accepted';
  return show({
    title: t(isYes ? 'accepted' : 'declined', { name: item.name }),
    detail: roleWords(item.from),
    icon: isYes ? UserCheck : UserX,
    href: outletPath({ tab: 'team' }),
  });
};

export { OwnInvitation as ownInvitation, AnsweredInvitation as answeredInvitation };
