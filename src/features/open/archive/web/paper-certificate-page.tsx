import { Printer } from 'lucide-react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dated } from '#platform/web/ui/dated.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { Certificate, CertifiedPaper } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { papersPath } from '../paths.ts';
import { paperName } from '../rules-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import { PaperFrame } from './paper-frame.tsx';
import styles from './paper.module.css';

const Certified = ({ paper }: { readonly paper: CertifiedPaper }) => {
  const t = useText<typeof texts>('archive-paper');
  const format = useFormat();
  const { link, root, sums, confirmedAt } = paper;
  const moment = (at: string) => ({ date: format.isoDay(at), time: format.time(at) });
  const facts: readonly (readonly [string, string])[] = [
    [t('date'), paper.day],
    [t('document'), paper.fileName],
    ...sums.map((sum) => [t('sum'), sum] as const),
    [t('pages'), t('pageCount', { count: paper.pages })],
    [t('confirmedBy'), t('confirmedByOf', { ...moment(confirmedAt), name: paper.confirmedBy })],
    [t('chain'), link === null ? t('chainLater') : format.number(String(link))],
    [t('root'), root === null ? t('rootLater') : t('rootOf', { day: root.day, hash: root.hash })],
    [
      t('stamp'),
      root === null || root.stampedAt === null
        ? t('stampLater')
        : `${moment(root.stampedAt).date} ${moment(root.stampedAt).time}`,
    ],
  ];
  return (
    <Card title={paperName(paper)}>
      <dl className={styles.proof}>
        {facts.map(([label, said]) => (
          <div key={`${label} ${said}`}>
            <dt>{label}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

const Law = () => {
  const t = useText<typeof texts>('archive-paper');
  return (
    <Card title={t('lawTitle')} className={styles.law}>
      {(['lawMay', 'lawNot', 'lawKept', 'lawOwn'] as const).map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </Card>
  );
};

const Left = ({ paper }: { readonly paper: Certificate['left'][number] }) => {
  const reason = useErrorText({ code: paper.fault, status: 409, text: '' });
  return (
    <li>
      <b>{paperName(paper)}</b>
      <small>{reason}</small>
    </li>
  );
};

const Shown = ({ certificate }: { readonly certificate: Certificate }) => {
  const t = useText<typeof texts>('archive-paper');
  const format = useFormat();
  const { documents, left, madeAt } = certificate;
  return (
    <div className={styles.certificate}>
      <p>
        <Dated
          text={t('certOf', {
            organization: certificate.organizationName,
            number: formatOrganizationNumber(certificate.organizationNumber),
            restaurant: certificate.restaurantName,
            date: format.isoDay(madeAt),
            time: format.time(madeAt),
          })}
        />{' '}
        {t('certCount', { count: documents.length })}
      </p>
      <Law />
      {documents.map((paper) => (
        <Certified key={paper.id} paper={paper} />
      ))}
      {left.length > 0 && (
        <Card title={t('leftTitle')}>
          <ul className={styles.log}>
            {left.map((paper) => (
              <Left key={paper.id} paper={paper} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
};

/** Which papers may be destroyed, and what proves it? */
export const PaperCertificatePage = () => {
  const t = useText<typeof texts>('archive-paper');
  const { values } = useQueryString();
  const { document, from, to } = values;
  const query = { ...(document && { document }), ...(from && { from }), ...(to && { to }) };
  const isOwner = useAppState(({ selectedUnit }) => selectedUnit?.role === 'owner');
  const { data, error } = useCall(paperContract.certifyPapers, { query }, isOwner);
  const reason = useErrorText(error?.failure ?? null);
  const print = (
    <Button icon={Printer} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
  return (
    <PaperFrame
      title={t('certTitle')}
      listHref={papersPath({ state: 'confirmed' })}
      isPrinted
      tools={data !== undefined && error === null ? print : undefined}
    >
      {error !== null ? (
        <EmptyState title={t('certFailed')}>
          {reason} {t('certFailedText')}
        </EmptyState>
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <Shown certificate={data} />
      )}
    </PaperFrame>
  );
};
