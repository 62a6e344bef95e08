import { FileText, Handshake, Scale, Truck, Utensils } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useIsDemo } from '#platform/web/session/demo-shown.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { actsOnFound, foundGroups, searchOfInvoices } from './found-groups.tsx';
import { ActIcon } from './item-parts.tsx';
import { begins, fits, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import { recentOf } from './recent.ts';
import type { useActs } from './use-acts.tsx';
import type { Finding } from './use-found.ts';
import { usePlaces } from './use-places.tsx';

const icons = { articles: Utensils, invoices: FileText, suppliers: Truck, deals: Handshake, claims: Scale };

const iconOf = (kind: string) => icons[kind as keyof typeof icons] ?? FileText;

/** Of places and acts that fit what was typed. */
const mostFitting = 5;

const useRecent = (): readonly PaletteItem[] => {
  const { user, selectedUnit } = useAppState();
  const recent = recentOf(user?.id ?? '', selectedUnit?.id ?? '');
  return recent.map((one) => ({
    id: `recent ${one.href}`,
    title: one.title,
    detail: one.detail,
    href: one.href,
    lead: <ActIcon icon={iconOf(one.kind)} />,
    remembered: one,
  }));
};

/** What the palette shows for a text: what it finds, where it leads and what may be done; without a text the latest and a few acts. */
export const useGroups = (
  typed: string,
  { found }: Finding,
  acts: ReturnType<typeof useActs>,
): readonly PaletteGroup[] => {
  const t = useText<typeof texts>('search');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const isDemo = useIsDemo();
  // Nothing is done with what is invented.
  const mayAct = mayEdit && !isDemo;
  const places = usePlaces();
  const recent = useRecent();
  const text = typed.trim();
  const hits = useMemo(
    () => (found === undefined ? [] : foundGroups(found, text, format, t)),
    [found, text, format, t],
  );
  const group = (id: 'act' | 'go' | 'invoices' | 'recent', items: readonly PaletteItem[]): PaletteGroup => ({
    id,
    label: t(`group.${id}`),
    items,
  });
  const shown = ((): readonly PaletteGroup[] => {
    if (text === '')
      return [
        group('recent', recent),
        ...(recent.length === 0 ? [group('go', places.slice(0, mostFitting))] : []),
        group('act', acts.first),
      ];
    const go = places.filter((place) => fits(place, text)).slice(0, mostFitting);
    const doing = [
      ...(found === undefined ? [] : actsOnFound(found, mayAct, t)),
      ...acts.all.filter((act) => fits(act, text)).slice(0, mostFitting),
    ];
    const isPlace = go.some((place) => begins(place, text));
    const isLed = hits.some(({ items }) => items.some(({ id }) => id === 'all invoices'));
    const whole = found === undefined || isLed ? [] : [group('invoices', [searchOfInvoices(text, t)])];
    const invoices = hits.find(({ id }) => id === 'invoices');
    const data =
      invoices === undefined || whole.length === 0
        ? [...hits, ...whole]
        : hits.map((one) =>
            one === invoices ? { ...one, items: [...one.items, ...(whole[0]?.items ?? [])] } : one,
          );
    const [going, acting] = [group('go', go), group('act', doing)];
    // Where nothing was found, the whole search is the last way out.
    if (hits.length === 0) return [going, acting, ...whole];
    return isPlace ? [going, ...data, acting] : [...data, going, acting];
  })();
  return shown.filter(({ items }) => items.length > 0);
};
