import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { BoughtGoods } from '../contract-fields.ts';

interface ArticleCellProps {
  readonly row: Pick<BoughtGoods, 'category' | 'name' | 'supplier'>;
  /** What it opens. */
  readonly href: string;
}

/** An article and who sells it, first in a row. */
export const ArticleCell = ({ row, href }: ArticleCellProps) => (
  <Duo
    lead={<Plate icon={categoryIcon(row.category)} />}
    title={row.name}
    detail={row.supplier.displayName}
    href={href}
  />
);
