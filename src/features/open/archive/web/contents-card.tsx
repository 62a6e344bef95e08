import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { archiveContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './archive.module.css';

/** What somebody who opens the ZIP finds in it. */
export const ContentsCard = ({
  archive,
}: {
  readonly archive: ReplyOf<typeof archiveContract.readArchive>;
}) => {
  const t = useText<typeof texts>('archive');
  const format = useFormat();
  const count = (value: number): string => format.number(String(value));
  const links = count(archive.links);
  const files = [
    ['original/2026/03/martin-servera-70301177.pdf', t('originals')],
    ['index.html', t('index')],
    [
      'fakturor.csv, rader.csv',
      t('sheets', { invoices: count(archive.invoices), lines: count(archive.lines) }),
    ],
    ['beslut-och-krav.csv', t('decisions')],
    ['systemdokumentation.html', t('inFileSystem')],
    ['behandlingshistorik.csv', t('inFileHistory')],
    [
      'bevis/',
      archive.stampedOn === null
        ? t('proofs', { links })
        : t('proofsStamped', { links, day: archive.stampedOn }),
    ],
    ['verify.html, verify.mjs', t('verify')],
    ['SHA256SUMS', t('sums')],
  ] as const;
  return (
    <Card title={t('inFile')}>
      <dl className={styles.files}>
        {files.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
