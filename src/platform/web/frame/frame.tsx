import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { CircleUser, Languages, LogOut, MessageCircle, Moon, Plus, Sun, SunMoon } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { accountPath, createOutletPath } from '#platform/wire/doors.ts';
import { Banners } from './banners.tsx';
import type { FrameParts } from './frame-parts.ts';
import { Homeless } from './homeless.tsx';
import { setLanguage } from '../texts/text-loading.ts';
import { useLanguage, useText, useTexts } from '../texts/i18n.ts';
import { queryClient } from '../calls/query.ts';
import type { NavigationEntry } from './router.ts';
import { contactAddress, SupportLine } from './support-line.tsx';
import { setTheme, useSettings } from './settings.ts';
import { paletteKeys, usePalette } from './use-palette.ts';
import { useMayRegister } from '../session/may-register.ts';
import { useAppState } from '../session/state.ts';
import type { texts } from '../texts.en.ts';
import type { ActionItem } from '../ui/overlays/action-menu.tsx';
import { AppShell } from '../ui/shell/app-shell.tsx';
import type { ShellLink } from '../ui/shell/shell-link.tsx';
import { Skeleton } from '../ui/shell/skeleton.tsx';

const useShellLinks = (
  navigation: readonly NavigationEntry[],
  path: string,
  counts: Readonly<Record<string, number | undefined>>,
  /** Addresses in the place of others. */
  instead: Readonly<Record<string, string>>,
) => {
  const t = useTexts(navigation.map((entry) => entry.namespace));
  return navigation.map((entry) => {
    const { href, icon, namespace, label, shortLabel, countLabel, dotLabel } = entry;
    const there = instead[href];
    const begins = there === undefined ? [href, ...(entry.covers ?? [])] : [];
    const count = counts[href];
    const link: ShellLink = {
      href: there ?? href,
      icon,
      label: t(namespace, label),
      isCurrent:
        path === there ||
        begins.some((begin) => path === begin || (begin !== '/' && path.startsWith(`${begin}/`))),
      count,
      countLabel: countLabel === undefined ? undefined : t(namespace, countLabel, { count: count ?? 0 }),
      ...(dotLabel === undefined ? {} : { dotLabel: t(namespace, dotLabel) }),
      ...(shortLabel === undefined ? {} : { shortLabel: t(namespace, shortLabel) }),
    };
    return { place: entry.place, link };
  });
};

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** The same screen without ids that belong to the outlet one leaves: `/invoices/UUID` → `/invoices`. */
const withoutIds = (path: string, instead: Readonly<Record<string, string>> = {}): string => {
  const [one] = Object.entries(instead).find(([, there]) => there === path) ?? [];
  if (one !== undefined) return one;
  const kept = path.split('/').filter((part) => !uuid.test(part));
  return kept.join('/') || '/';
};

const useUserMenu = (logOut: () => void): readonly ActionItem[] => {
  const t = useText<typeof texts>('web');
  const language = useLanguage();
  const theme = useSettings((settings) => settings.theme);
  return [
    { id: 'account', label: t('account'), icon: CircleUser, href: accountPath() },
    {
      id: 'sv',
      label: 'Svenska',
      icon: Languages,
      isChosen: language === 'sv',
      startsGroup: true,
      onAction: () => void setLanguage('sv'),
    },
    {
      id: 'en',
      label: 'English',
      icon: Languages,
      isChosen: language === 'en',
      onAction: () => void setLanguage('en'),
    },
    {
      id: 'system',
      label: t('themeSystem'),
      icon: SunMoon,
      isChosen: theme === null,
      startsGroup: true,
      onAction: () => setTheme(null),
    },
    {
      id: 'light',
      label: t('themeLight'),
      icon: Sun,
      isChosen: theme === 'light',
      onAction: () => setTheme('light'),
    },
    {
      id: 'dark',
      label: t('themeDark'),
      icon: Moon,
      isChosen: theme === 'dark',
      onAction: () => setTheme('dark'),
    },
    { id: 'contact', label: t('contactUs'), icon: MessageCircle, href: contactAddress, startsGroup: true },
    { id: 'logout', label: t('logOut'), icon: LogOut, onAction: logOut },
  ];
};

const FilledShell = (parts: Partial<FrameParts>) => {
  const { NextStep, Notice, PlanNotice, Bell, Palette, Help, Pointer, Tour, everyPlace } = parts;
  const router = useRouter();
  const { navigation, useCounts, selectOutlet, logOut } = router.options.context;
  const t = useText<typeof texts>('web');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { user, outlets, selectedOutlet, selectedUnit } = useAppState();
  const isStaff = user?.staff === true;
  const entries = navigation.filter((entry) => (entry.isForStaff === true) === isStaff);
  const isEvery = everyPlace !== undefined && Object.values(everyPlace.instead).includes(path);
  const links = useShellLinks(entries, path, useCounts(), isEvery ? everyPlace.instead : {});
  const isOnPhone = ({ link }: { link: ShellLink }) => link.shortLabel !== undefined;
  const ownRole = selectedUnit === null ? '' : t(selectedUnit.role);
  const role = isStaff ? t('supportStaff') : ownRole;
  const isHomeless = !isStaff && outlets.length === 0 && !path.startsWith(accountPath());
  const name = user?.fullName ?? '';
  const mayAdd = useMayRegister();
  const [announcement, setAnnouncement] = useState('');
  const palette = usePalette(Palette !== undefined);
  const change = async (id: string) => {
    await selectOutlet(id);
    setAnnouncement(t('showingOutlet', { name: outlets.find((outlet) => outlet.id === id)?.name ?? '' }));
    await router.navigate({ href: withoutIds(path, everyPlace?.instead) });
  };
  const add: ShellLink = { href: createOutletPath(), icon: Plus, label: t('addOutlet'), isCurrent: false };
  const places = useMemo(
    () => outlets.map((outlet) => ({ id: outlet.id, name: outlet.name, role: t(outlet.role) })),
    [outlets, t],
  );
  return (
    <>
      <AppShell
        banners={<Banners />}
        {...(Bell === undefined ? {} : { bell: <Bell /> })}
        step={
          <>
            {PlanNotice && <PlanNotice />}
            {Notice && <Notice />}
            {NextStep && <NextStep />}
          </>
        }
        sign={{
          places,
          selectedId: selectedOutlet,
          onSelect: (id) => void change(id),
          ...(everyPlace && places.length > 1
            ? { every: { href: everyPlace.href, label: t('everyPlace'), isCurrent: isEvery } }
            : {}),
          ...(mayAdd ? { addHref: createOutletPath() } : {}),
          ...(isStaff ? { standIn: { kind: t('supportPlace'), name: t('supportStaff') } } : {}),
        }}
        {...(Palette && { find: { label: t('findOrDo'), keys: paletteKeys(), onOpen: palette.open } })}
        mainLinks={links.filter((one) => one.place === 'main').map((one) => one.link)}
        footLinks={links.filter((one) => one.place === 'foot').map((one) => one.link)}
        phoneLinks={links.filter(isOnPhone).map((one) => one.link)}
        moreLinks={[
          ...links.filter((one) => !isOnPhone(one)).map((one) => one.link),
          ...(mayAdd ? [add] : []),
        ]}
        user={{ name, role, menuLabel: t('accountOf', { name }) }}
        userMenu={useUserMenu(logOut)}
        footer={<SupportLine />}
      >
        <Suspense
          fallback={
            <div className="page late">
              <Skeleton lines={8} />
            </div>
          }
        >
          {isHomeless ? <Homeless /> : <Outlet key={selectedOutlet} />}
        </Suspense>
      </AppShell>
      {Palette && palette.isOpen && (
        <Palette onClose={palette.close} onSelectOutlet={(id) => void change(id)} />
      )}
      {Help !== undefined && <Help />}
      {Pointer !== undefined && <Pointer />}
      {Tour !== undefined && <Tour />}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
};

/** The app shell filled with the features' navigation, the outlets and the person. */
export const Frame = (parts: Partial<FrameParts>) => (
  <QueryClientProvider client={queryClient}>
    <FilledShell {...parts} />
  </QueryClientProvider>
);
