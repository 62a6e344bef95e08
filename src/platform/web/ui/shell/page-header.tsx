import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsDemo } from '../../session/demo-shown.ts';
import { asLeft } from '../../session/visited.ts';
import { useText } from '../../texts/i18n.ts';
import { Badge } from '../badge.tsx';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lede?: ReactNode;
  /** A plate or monogram before the title. */
  readonly lead?: ReactNode;
  /** The way here, on detail pages: links, which lead to screens as they were left, then the name of this page. */
  readonly crumbs?: readonly { readonly label: string; readonly href?: string }[];
  /** Period, secondary, one primary. */
  readonly tools?: ReactNode;
  /** A detail page's title stands in the top bar of small screens; here it is only read there. */
  readonly isDetail?: boolean;
  /** Of a detail page whose title says more than the top bar: it stands on small screens too. */
  readonly isTold?: boolean;
  /** Of a page that holds nothing of the demo, whatever others show. */
  readonly isOwn?: boolean;
}

/** Crumbs, the one h1, and the tools of the page. */
export const PageHeader = ({
  title,
  lede,
  lead,
  crumbs,
  tools,
  isDetail,
  isTold,
  isOwn,
}: PageHeaderProps) => {
  const t = useText<typeof texts>('ui');
  const isDemo = useIsDemo() && isOwn !== true;
  return (
    <div>
      {crumbs && (
        <nav className="crumbs not-s" aria-label={t('path')}>
          {crumbs.map(({ label, href }, index) => (
            <span className="crumb" key={label}>
              {index > 0 && <Icon of={ChevronRight} />}
              {href === undefined ? <span>{label}</span> : <a href={asLeft(href)}>{label}</a>}
            </span>
          ))}
        </nav>
      )}
      <div className={isDetail ? (isTold ? 'pagehead detail told' : 'pagehead detail') : 'pagehead'}>
        <div className={lead === undefined ? 'titles' : 'titles duo'}>
          {lead}
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lede !== undefined && (
              <p className="lede">
                {lede} {isDemo && <Badge tone="line">{t('sampleData')}</Badge>}
              </p>
            )}
          </div>
        </div>
        {tools !== undefined && <div className="tools">{tools}</div>}
      </div>
    </div>
  );
};
