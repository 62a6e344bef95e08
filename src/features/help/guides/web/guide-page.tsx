import { useParams } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { fillText } from '#core/values/fill-text.ts';
import { useText, useTexts } from '#platform/web/texts/i18n.ts';
import type { Texts } from '#platform/web/texts/worded.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { guidePath, guidesPath } from '../paths.ts';
import { type Guide, showHref } from '../rules.ts';
import { guides } from '../rules-guides.ts';
import type { texts } from '../texts.en.ts';
import type { GuideParts } from './feature.tsx';
import styles from './guides.module.css';
import { textIn } from '#platform/web/texts/text-loading.ts';

/** The words of a guide with what its blanks are called on the screen, in bold. */
const useWords = (guide: Guide): ((key: string) => string) => {
  const topic = `guides-${guide.topic}`;
  // Waits for them; their blanks are filled below.
  useTexts([topic]);
  const named = Object.entries(guide.labels).map(([blank, label]) => {
    const at = label.indexOf(':');
    return [blank, `<b>${textIn(label.slice(0, at), label.slice(at + 1))}</b>`] as const;
  });
  const values = Object.fromEntries(named);
  return (key) => fillText(textIn(topic, `${guide.id}.${key}`), values);
};

const Steps = ({ guide, parts }: { readonly guide: Guide; readonly parts: Partial<GuideParts> }) => {
  const t = useText<typeof texts>('guides');
  const say = useWords(guide);
  const others = guides.filter(({ topic, id }) => topic === guide.topic && id !== guide.id);
  const general = useText<Texts>(`guides-${guide.topic}`);
  return (
    <Page title={say('title')} backHref={guidesPath()}>
      <PageHeader isOwn title={say('title')} lede={say('lede')} />
      <article className={styles.article}>
        <ol className={styles.steps}>
          {Array.from({ length: guide.steps }, (_, at) => (
            <li key={at}>
              <RichText text={say(`step${at + 1}`)} />
            </li>
          ))}
        </ol>
        <p className={styles.show}>
          <ButtonLink kind="primary" icon={Eye} href={showHref(guide.show)}>
            {t('showMe')}
          </ButtonLink>
          <span className="muted small">{t('showNote')}</span>
        </p>
        <section className={styles.more}>
          <h2>{t('goOn')}</h2>
          <ul>
            {others.map(({ id }) => (
              <li key={id}>
                <a href={guidePath(id)}>{general(`${id}.title`)}</a>
              </li>
            ))}
            <li>
              <a href={guidesPath()}>{t('title')}</a>
            </li>
          </ul>
          {parts.AskSupport !== undefined && <parts.AskSupport />}
        </section>
      </article>
    </Page>
  );
};

/** One task: how it is done, step by step, and the way to where it is done. */
export const GuidePage = ({ parts }: { readonly parts: Partial<GuideParts> }) => {
  const { guideId = '' } = useParams({ strict: false });
  const t = useText<typeof texts>('guides');
  const guide = guides.find(({ id }) => id === guideId);
  if (guide !== undefined) return <Steps key={guide.id} guide={guide} parts={parts} />;
  return (
    <Page title={t('notFound')} backHref={guidesPath()}>
      <PageHeader title={t('notFound')} />
      <EmptyState title={t('notFound')} action={<ButtonLink href={guidesPath()}>{t('back')}</ButtonLink>}>
        {t('notFoundText')}
      </EmptyState>
    </Page>
  );
};
