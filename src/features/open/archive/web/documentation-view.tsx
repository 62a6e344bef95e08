import { Printer } from 'lucide-react';
import { roleNames } from '#core/access/role-names.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import type { Texts } from '#platform/web/texts/worded.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Documentation } from '../contract-documentation.ts';
import { documentedParts } from '../rules-documentation.ts';
import type { DocumentedPart, Says } from '../rules-documented.ts';
import type { texts as codes } from '../texts-codes.en.ts';
import type { texts } from '../texts-documentation.en.ts';
import styles from './records.module.css';

/** The words of the documentation on screen. */
const useSays = (): Says => {
  const t = useText<typeof texts>('archive-documentation');
  const ofCode = useText<typeof codes>('archive-codes');
  const ofDocument = useText<Texts>('documents');
  const ofHandover = useText<Texts>('handover');
  const language = useLanguage();
  const format = useFormat();
  return {
    t,
    ofCode,
    ofDocument: (key) => ofDocument(key),
    ofHandover: (key) => ofHandover(key),
    role: (role) => roleNames[language][role],
    day: format.isoDay,
    time: (at) => `${format.isoDay(at)} ${format.time(at)}`,
    month: (month) => format.monthName(`2026-${String(month).padStart(2, '0')}-01`),
    number: (value) => format.number(String(value)),
  };
};

const Part = ({ part: { id, title, text, facts } }: { readonly part: DocumentedPart }) => {
  const t = useText<typeof texts>('archive-documentation');
  return (
    <section className={`card ${styles.part}`} aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <div className="body">
        <p>{text}</p>
        {facts.length === 0 ? (
          <p className="muted">{t('none')}</p>
        ) : (
          <dl className={styles.facts}>
            {facts.map(({ term, said, code }, at) => (
              <div key={code ?? `${at} ${term}`} data-code={code}>
                <dt>{term}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
};

/** How does the system work here, and how can I trust it? Everything on paper as on screen. */
export const DocumentationView = ({ facts }: { readonly facts: Documentation }) => {
  const says = useSays();
  const { t, time } = says;
  const parts = documentedParts(facts, says);
  return (
    <>
      <p className={styles.paper}>
        <b>{`${t('title')}, ${facts.organization.name}`}</b>
      </p>
      <div className={styles.about}>
        <p>{t('made', { time: time(facts.madeAt), version: facts.version })}</p>
        <p>{t('law')}</p>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <nav aria-label={t('contents')} className={styles.contents}>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </>
  );
};
