import { Check, FileUp, Handshake, HandCoins, Plus, Store, UserPlus } from 'lucide-react';
import { createOutletPath, outletPath } from '#features/company/outlets/paths.ts';
import { deviationsPath } from '#features/prices/claims/paths.ts';
import { newDealPath } from '#features/prices/deals/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { useMayRegister } from '#platform/web/session/may-register.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { ActIcon } from './item-parts.tsx';
import type { PaletteItem } from './palette-items.ts';

interface ActProps {
  readonly onSelectOutlet: (id: string) => void;
  /** Writes into the field. */
  readonly onType: (text: string) => void;
}

/** What the person may do here: the first four where nothing is typed, and whatever fits what is. */
export const useActs = ({ onSelectOutlet, onType }: ActProps) => {
  const t = useText<typeof texts>('search');
  const mayEdit = useMayEdit();
  const isThemselves = useMayRegister();
  const { outlets, selectedOutlet } = useAppState();
  const others = outlets.filter(({ id }) => id !== selectedOutlet);
  const act = (
    name: 'addOutlet' | 'claim' | 'invite' | 'newDeal' | 'settle' | 'upload',
    item: Omit<PaletteItem, 'id' | 'title'>,
  ) => ({
    id: `act ${name}`,
    title: t(`act.${name}`),
    words: t(`act.${name}.words`),
    ...item,
  });
  const switching: PaletteItem = {
    id: 'act switch',
    title: t('act.switch'),
    lead: <ActIcon icon={Store} />,
    run: () => onType(`${t('switchWord')} `),
    staysOpen: true,
  };
  const first: readonly PaletteItem[] = [
    ...(isThemselves
      ? [act('upload', { lead: <ActIcon icon={FileUp} />, href: invoicesPath({ add: '1' }) })]
      : []),
    ...(mayEdit ? [act('settle', { lead: <ActIcon icon={Check} />, href: alertsPath() })] : []),
    ...(isThemselves
      ? [act('invite', { lead: <ActIcon icon={UserPlus} />, href: outletPath({ tab: 'team', invite: '1' }) })]
      : []),
    ...(others.length > 0 ? [switching] : []),
  ];
  const more: readonly PaletteItem[] = [
    ...(mayEdit
      ? [
          act('newDeal', { lead: <ActIcon icon={Handshake} />, href: newDealPath() }),
          act('claim', { lead: <ActIcon icon={HandCoins} />, href: deviationsPath() }),
        ]
      : []),
    ...(isThemselves ? [act('addOutlet', { lead: <ActIcon icon={Plus} />, href: createOutletPath() })] : []),
    ...others.map(({ id, name, role }) => ({
      id: `outlet ${id}`,
      title: t('switchTo', { name }),
      words: role,
      lead: <ActIcon icon={Store} />,
      run: () => onSelectOutlet(id),
    })),
  ];
  return { first, all: [...first.filter(({ id }) => id !== switching.id), ...more] };
};
