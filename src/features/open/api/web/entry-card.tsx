import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { examples } from '../rules-examples.ts';
import { apiDocsPath } from '../paths.ts';
import { callOf, type SampleLanguage, sampleLanguages, sampleOf } from '../rules-samples.ts';
import type { texts } from '../texts.en.ts';
import styles from './docs.module.css';
import { Try } from './try.tsx';
import type { NamedEntry } from './use-entries.ts';

const placeholder = 'kk_test_…';

/** One entry: what it needs, how it is asked in three languages, and a try with a test key. */
export const EntryCard = ({ named: { name, entry } }: { readonly named: NamedEntry }) => {
  const t = useText<typeof texts>('api');
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const asked = { origin: location.origin, key: placeholder, ids: unitId === undefined ? {} : { unitId } };
  const call = callOf(entry, examples[name] ?? {}, asked);
  const sample = sampleOf(language, call, placeholder);
  const facts = [
    [t('address'), <code key="address">{`${entry.method} ${entry.path}`}</code>],
    [t('scope'), <code key="scope">{entry.access.slice('key:'.length)}</code>],
    ...(entry.expands === undefined
      ? []
      : [[t('expands'), <code key="expands">{Object.keys(entry.expands).join(', ')}</code>] as const]),
    [t('refusals'), <code key="refusals">{entry.errors.join(', ') || '–'}</code>],
  ] as const;
  return (
    <Card title={name} aside={<a href={apiDocsPath()}>{t('basics')}</a>} className={styles.entry}>
      <p lang="en">{entry.summary}</p>
      <Facts facts={facts} />
      <Segment
        label={t('language')}
        choices={sampleLanguages.map((one) => ({ value: one, label: t(`in.${one}`) }))}
        value={language}
        onChange={setLanguage}
      />
      <div className={styles.code} role="region" aria-label={t(`in.${language}`)} tabIndex={0}>
        <pre translate="no">{sample}</pre>
      </div>
      <div className="acts">
        <CopyButton isSmall text={sample} copiedText={t('copied')}>
          {t('copy')}
        </CopyButton>
      </div>
      {entry.shape !== 'bytes' && entry.receives === undefined && <Try call={call} />}
    </Card>
  );
};
