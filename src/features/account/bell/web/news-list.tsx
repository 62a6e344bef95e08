import { useId } from 'react';
import { todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { NewsItem } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './bell.module.css';
import type { NewsParts, NewsWords } from './feature.tsx';
import { ageOf, byAge, type NewsAge } from './shown-news.ts';

interface RowProps {
  readonly item: NewsItem;
  readonly words: NewsWords;
  readonly onFollow: (item: NewsItem) => void;
}

const tones = { warning: styles.warning, good: styles.good };

const NewsRow = ({ item, words, onFollow }: RowProps) => {
  const t = useText<typeof texts>('bell');
  const format = useFormat();
  const { title, detail, icon, tone, href, way } = words;
  const when =
    ageOf(item.at, todayInSweden()) === 'today' ? format.time(item.at) : format.date(item.at.slice(0, 10));
  return (
    <li className={styles.row}>
      <span className={item.isUnread ? styles.unread : styles.read}>
        {item.isUnread && <span className="visually-hidden">{t('unread')}</span>}
      </span>
      <span className={tone === undefined ? undefined : tones[tone]}>
        <Plate icon={icon} />
      </span>
      <div>
        <a className={styles.title} href={href} onClick={() => onFollow(item)}>
          {title}
        </a>
        {detail !== '' && <small>{detail}</small>}
        {way !== undefined && (
          <ButtonLink isSmall href={href} aria-label={`${way}: ${title}`} onClick={() => onFollow(item)}>
            {way}
          </ButtonLink>
        )}
      </div>
      <time className={styles.when} dateTime={item.at}>
        {when}
      </time>
    </li>
  );
};

interface NewsListProps {
  readonly news: readonly NewsItem[];
  readonly parts: Partial<NewsParts>;
  /** What stands where there is none. */
  readonly empty: string;
  readonly onFollow: (item: NewsItem) => void;
}

const NewsGroup = ({ age, news, parts, onFollow }: Omit<NewsListProps, 'empty'> & { age: NewsAge }) => {
  const t = useText<typeof texts>('bell');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(`age.${age}`)}</h3>
      <ul>
        {news.map((item) => {
          const Part = parts[item.kind];
          if (Part === undefined) return null;
          return (
            <Part
              key={`${item.kind} ${item.subjectId}`}
              item={item}
              show={(words) => <NewsRow item={item} words={words} onFollow={onFollow} />}
            />
          );
        })}
      </ul>
    </section>
  );
};

/** News by its age. */
export const NewsList = ({ news, empty, ...rest }: NewsListProps) => {
  if (news.length === 0) return <p className={styles.empty}>{empty}</p>;
  return byAge(news, todayInSweden()).map(([age, own]) => (
    <NewsGroup key={age} age={age} news={own} {...rest} />
  ));
};
