import { useState } from 'react';
import { call } from '#platform/web/calls/api.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { LanguageChoice } from '#platform/web/frame/door.tsx';
import { LinkFailure, useLinked } from '#platform/web/frame/linked.tsx';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dated } from '#platform/web/ui/dated.tsx';
import { FocusedLayout } from '#platform/web/ui/shell/focused-layout.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { loginPath } from '#platform/wire/doors.ts';
import { sheetsContract } from '../contract.ts';
import { type SheetPart, sheetWords } from '../rules-paper.ts';
import type { texts } from '../texts-shown.en.ts';
import styles from './sheets.module.css';

type Opened = ReplyOf<typeof sheetsContract.readSheetByLink>;

const readSheet = (token: string) => call(sheetsContract.readSheetByLink, { body: { token } });

const Texts = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className={styles.line}>
      <Dated text={text} />
    </span>
  ));

const Article = ({ article }: { readonly article: SheetPart }) => (
  <section className={styles.article}>
    <h2>{article.title}</h2>
    <dl>
      {article.facts.map(([label, said]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Texts texts={said} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Sheet = ({ token, opened }: { readonly token: string; readonly opened: Opened }) => {
  const t = useText<typeof texts>('sheets-shown');
  const language = useLanguage();
  const download = useDownload(sheetsContract.downloadSheetByLink);
  const { sheet, expiresOn } = opened;
  const words = sheetWords(sheet, language);
  const name = `${sheet.restaurantName} ${sheet.madeOn}.pdf`;
  return (
    <div className={styles.sheet}>
      <div className="intro">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="lede">
          <Dated text={t('lede', { date: sheet.madeOn, until: expiresOn })} />
        </p>
      </div>
      <Button onClick={() => void download({ body: { token } }, name)}>{t('download')}</Button>
      <dl className={styles.head}>
        {words.head.map(([label, said]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Texts texts={said} />
            </dd>
          </div>
        ))}
      </dl>
      {words.articles.map((article) => (
        <Article key={article.title} article={article} />
      ))}
      {words.claims !== null && (
        <section className={styles.article}>
          <h2>{words.claims.title}</h2>
          <p>
            <Texts texts={words.claims.lines} />
          </p>
        </section>
      )}
      <p className="muted small">
        {words.note} {t('privacy', { restaurant: sheet.restaurantName })}
      </p>
    </div>
  );
};

/** A supplier, who has no account, reads what a restaurant buys there. The link stays in the address: it is opened again after a reload. */
export const SheetPage = () => {
  const t = useText<typeof texts>('sheets-shown');
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  const { opened, failure, retry } = useLinked(token, readSheet);
  return (
    <FocusedLayout title={t('title')} brandHref={loginPath()} tools={<LanguageChoice />}>
      {failure !== null && opened === null ? (
        <LinkFailure failure={failure} t={t} onRetry={retry} />
      ) : opened === null || token === null ? (
        <Skeleton lines={8} />
      ) : (
        <Sheet token={token} opened={opened} />
      )}
    </FocusedLayout>
  );
};
