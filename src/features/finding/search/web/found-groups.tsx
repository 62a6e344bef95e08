import { Check, Handshake, List, Search } from 'lucide-react';
import { claimPath } from '#features/prices/claims/paths.ts';
import { dealsPath, newDealPath } from '#features/prices/deals/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicePath, invoicesPath } from '#features/purchases/invoices/paths.ts';
import { productPath, productsPath } from '#features/purchases/products/paths.ts';
import { browsePath, supplierPath } from '#features/suppliers/suppliers/paths.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Monogram, Plate } from '#platform/web/ui/plate.tsx';
import { Marked } from '#platform/web/ui/price-marks.tsx';
import type { Found } from '../contract.ts';
import { type FoundKind, foundKinds, mostOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { ActIcon } from './item-parts.tsx';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type Words = TextOf<typeof texts>;

interface Hit {
  readonly kind: FoundKind;
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly detail: string;
}

const itemOf = (hit: Hit, parts: Pick<PaletteItem, 'lead' | 'value'>): PaletteItem => {
  const { kind, href, title, detail } = hit;
  return {
    id: `${kind} ${hit.id}`,
    title,
    detail,
    href,
    remembered: { kind, href, title, detail },
    ...parts,
  };
};

const articleItem = (article: Found['articles'][number], format: Formats): PaletteItem => {
  const { id, name, supplierName, articleNumber, lastPrice, currency, unit, unresolved } = article;
  const price = lastPrice === null ? null : format.unitPrice(lastPrice, currency, unit);
  return itemOf(
    {
      kind: 'articles',
      id,
      href: productPath(id),
      title: name,
      detail: [supplierName, articleNumber].filter(Boolean).join(' · '),
    },
    {
      lead: <Plate icon={categoryIcon(article.category)} />,
      value: price !== null && unresolved > 0 ? <Marked>{price}</Marked> : price,
    },
  );
};

const invoiceItem = (invoice: Found['invoices'][number], format: Formats, t: Words): PaletteItem => {
  const { id, number, supplierName, issueDate, goods, creditNote, held, total, currency } = invoice;
  const notes = [goods, creditNote ? t('creditNote') : null, held ? t('held') : null];
  return itemOf(
    {
      kind: 'invoices',
      id,
      href: invoicePath(id),
      title: `${supplierName} ${number}`,
      detail: [issueDate, ...notes].filter((note) => note !== null).join(' · '),
    },
    { lead: <Monogram name={supplierName} />, value: format.money(total, currency) },
  );
};

const supplierItem = ({ id, displayName }: Found['suppliers'][number]): PaletteItem =>
  itemOf(
    { kind: 'suppliers', id, href: supplierPath({ id }), title: displayName, detail: '' },
    { lead: <Monogram name={displayName} /> },
  );

const dealItem = (deal: Found['deals'][number], format: Formats, t: Words): PaletteItem => {
  const { id, title, supplierName, validFrom, validTo, price, currency, unit } = deal;
  const valid = validTo === null ? t('from', { date: validFrom }) : t('ends', { date: validTo });
  return itemOf(
    {
      kind: 'deals',
      id,
      href: dealsPath({ deal: id, show: 'all' }),
      title,
      detail: `${supplierName} · ${valid}`,
    },
    { lead: <ActIcon icon={Handshake} />, value: format.unitPrice(price, currency, unit) },
  );
};

const claimItem = (claim: Found['claims'][number], format: Formats, t: Words): PaletteItem => {
  const { id, number, supplierName, state, amount, currency } = claim;
  return itemOf(
    {
      kind: 'claims',
      id,
      href: claimPath(id),
      title: number,
      detail: `${supplierName} · ${t(`state.${state}`)}`,
    },
    { lead: <Monogram name={supplierName} />, value: format.money(amount, currency) },
  );
};

/** What leads to the whole list, where more may be found than is shown. */
const restOf = (kind: FoundKind, found: Found, text: string, t: Words): readonly PaletteItem[] => {
  const rest = {
    articles: { title: t('allArticles', { text }), href: productsPath({ search: text, changed: 'false' }) },
    invoices: { title: t('allInvoices', { text }), href: invoicesPath({ q: text, period: 'all' }) },
    suppliers: { title: t('allSuppliers', { text }), href: browsePath({ q: text }) },
    deals: { title: t('allDeals', { text }), href: dealsPath({ search: text, show: 'all' }) },
    claims: null,
  }[kind];
  if (rest === null || found[kind].length < mostOf[kind]) return [];
  return [{ id: `all ${kind}`, ...rest, lead: <ActIcon icon={List} /> }];
};

/** A group for each kind that something was found of; one with what was asked for exactly comes first. */
export const foundGroups = (
  found: Found,
  text: string,
  format: Formats,
  t: Words,
): readonly PaletteGroup[] => {
  const items: Readonly<Record<FoundKind, readonly PaletteItem[]>> = {
    articles: found.articles.map((one) => articleItem(one, format)),
    invoices: found.invoices.map((one) => invoiceItem(one, format, t)),
    suppliers: found.suppliers.map(supplierItem),
    deals: found.deals.map((one) => dealItem(one, format, t)),
    claims: found.claims.map((one) => claimItem(one, format, t)),
  };
  const isExact = (kind: FoundKind): boolean =>
    kind !== 'suppliers' && kind !== 'deals' && found[kind].some((hit) => hit.isExact);
  return foundKinds
    .filter((kind) => items[kind].length > 0)
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
    .map((kind) => ({
      id: kind,
      label: t(`group.${kind}`),
      items: [...items[kind], ...restOf(kind, found, text, t)],
    }));
};

/** What may be done with the first article that was found. */
export const actsOnFound = (found: Found, mayAct: boolean, t: Words): readonly PaletteItem[] => {
  const [article] = found.articles;
  if (article === undefined || !mayAct) return [];
  const { id, name, unresolved } = article;
  const settle: PaletteItem = {
    id: `settle ${id}`,
    title: t('settle', { name }),
    detail: t('undecided', { count: unresolved }),
    lead: <ActIcon icon={Check} />,
    href: alertsPath({ article: id }),
  };
  const deal: PaletteItem = {
    id: `deal for ${id}`,
    title: t('dealFor', { name }),
    lead: <ActIcon icon={Handshake} />,
    href: newDealPath({ article: id }),
  };
  return unresolved > 0 ? [settle, deal] : [deal];
};

/** The whole search of invoices, which looks into every line and reference. */
export const searchOfInvoices = (text: string, t: Words): PaletteItem => ({
  id: 'all invoices',
  title: t('allInvoices', { text }),
  lead: <ActIcon icon={Search} />,
  href: invoicesPath({ q: text, period: 'all' }),
});
