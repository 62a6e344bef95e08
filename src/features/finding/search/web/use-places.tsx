import { useRouter } from '@tanstack/react-router';
import {
  Archive,
  BadgePercent,
  Bell,
  CircleUser,
  CreditCard,
  FileClock,
  FileUp,
  Inbox,
  ListChecks,
  type LucideIcon,
  Scale,
  ScrollText,
  Shield,
  Signature,
  Tags,
  Truck,
  Users,
} from 'lucide-react';
import { atLeast, type Role } from '#core/access/roles.ts';
import { accountPath } from '#features/account/settings/paths.ts';
import { outletPath } from '#features/company/outlets/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { claimsPath, deviationsPath } from '#features/prices/claims/paths.ts';
import { dealsPath, newDealImportPath } from '#features/prices/deals/paths.ts';
import { watchedArticlesPath } from '#features/prices/price-monitoring/paths.ts';
import { vaultPath } from '#features/purchases/invoices/paths.ts';
import { articleListPath } from '#features/purchases/products/paths.ts';
import { historyPath } from '#features/reading/history/paths.ts';
import { browsePath } from '#features/suppliers/suppliers/paths.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText, useTexts } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { ActIcon } from './item-parts.tsx';
import type { PaletteItem } from './palette-items.ts';

/** Screens beside those of the navigation, with the weakest role that they show anything to. */
const places = [
  ['inbox', inboxPath(), Inbox, 'reporter'],
  ['deviations', deviationsPath(), Scale, 'reporter'],
  ['claims', claimsPath(), BadgePercent, 'editor'],
  ['vault', vaultPath(), Archive, 'reporter'],
  ['history', historyPath(), FileClock, 'editor'],
  ['watched', watchedArticlesPath(), ListChecks, 'reporter'],
  ['articleList', articleListPath(), ScrollText, 'reporter'],
  ['deals', dealsPath(), Tags, 'reporter'],
  ['import', newDealImportPath(), FileUp, 'editor'],
  ['finder', browsePath(), Truck, 'reporter'],
  ['team', outletPath({ tab: 'team' }), Users, 'reporter'],
  ['power', outletPath({ tab: 'power' }), Signature, 'reporter'],
  ['activity', outletPath({ tab: 'activity' }), ListChecks, 'owner'],
  ['account', accountPath(), CircleUser, 'reporter'],
  ['security', accountPath({ tab: 'security' }), Shield, 'reporter'],
  ['notifications', accountPath({ tab: 'notifications' }), Bell, 'reporter'],
  ['billing', accountPath({ tab: 'billing' }), CreditCard, 'owner'],
] as const satisfies readonly (readonly [string, string, LucideIcon, Role])[];

/** Every screen that the person's role may open: those of the navigation first. */
export const usePlaces = (): readonly PaletteItem[] => {
  const t = useText<typeof texts>('search');
  const { navigation } = useRouter().options.context;
  const named = useTexts(navigation.map(({ namespace }) => namespace));
  const isStaff = useAppState((state) => state.user?.staff === true);
  const role = useAppState((state) => state.selectedUnit?.role ?? null);
  const entries = navigation.filter(({ isForStaff }) => (isForStaff === true) === isStaff);
  return [
    ...entries.map(({ href, icon, namespace, label }) => ({
      id: `go ${href}`,
      title: named(namespace, label),
      lead: <ActIcon icon={icon} />,
      href,
    })),
    ...places
      .filter(([, , , needed]) => role !== null && atLeast(role, needed))
      .map(([name, href, icon]) => ({
        id: `go ${href}`,
        title: t(`place.${name}`),
        lead: <ActIcon icon={icon} />,
        href,
      })),
  ];
};
