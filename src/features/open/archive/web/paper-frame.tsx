import type { ReactNode } from 'react';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { accountPath } from '#platform/wire/doors.ts';
import type { texts } from '../texts-paper.en.ts';

interface PaperFrameProps {
  readonly title: string;
  readonly lede?: string | undefined;
  /** Where it came from, below the archive; left out of the list itself. */
  readonly listHref?: string;
  readonly tools?: ReactNode;
  /** Its title is wanted on paper too, whose width is that of a small screen. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A screen of papers, which an owner of the restaurant sees. */
export const PaperFrame = ({
  title,
  lede,
  listHref,
  tools,
  isPrinted = false,
  children,
}: PaperFrameProps) => {
  const t = useText<typeof texts>('archive-paper');
  const isOwner = useAppState(({ selectedUnit }) => selectedUnit?.role === 'owner');
  const archive = accountPath({ tab: 'archive' });
  const list = listHref === undefined ? [] : [{ label: t('title'), href: listHref }];
  return (
    <Page title={title} backHref={listHref ?? archive}>
      <PageHeader
        title={title}
        lede={isOwner ? lede : undefined}
        crumbs={[{ label: t('archive'), href: archive }, ...list, { label: title }]}
        tools={isOwner ? tools : undefined}
        isDetail
        isTold={isPrinted}
        isOwn
      />
      {isOwner ? children : <EmptyState title={t('notForYou')}>{t('notForYouText')}</EmptyState>}
    </Page>
  );
};
