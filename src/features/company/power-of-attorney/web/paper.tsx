import { ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { documentParts, type PowerDocument } from '../rules-document.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import styles from './signing.module.css';

/** Names of more letters go on over a second page. */
const onOnePage = 900;

const isOnePage = ({ outlets }: PowerDocument): boolean => outlets.join(', ').length < onOnePage;

interface PaperProps {
  readonly document: PowerDocument;
  /** Saves the PDF. */
  readonly onDownload: () => void;
}

const Sheet = ({ document }: Pick<PaperProps, 'document'>) => {
  const t = useText<typeof texts>('power-of-attorney');
  const parts = documentParts(document);
  return (
    <article className={styles.powerpaper} aria-label={t('paper')} lang={document.language}>
      <div className={styles.top}>
        <h2>{parts.title}</h2>
        <p>
          {isOnePage(document) && (
            <>
              {parts.pageOf(1, 1)}
              <br />
            </>
          )}
          {parts.drawnUp}
        </p>
      </div>
      <dl>
        {parts.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{parts.opening}</p>
      <ol>
        {parts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p>{parts.limits}</p>
      <div className={styles.signhere}>
        <p>{parts.when}</p>
        <p>
          <span className={styles.pen}>{parts.sign}</span>
          {parts.signatory}
        </p>
      </div>
    </article>
  );
};

/** The document as it is, white in both themes; hidden below 1000 px, where `ReadPaper` opens it. */
export const Paper = ({ document, onDownload }: PaperProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  return (
    <div className={styles.paperside}>
      <Sheet document={document} />
      <Button kind="quiet" isSmall icon={Download} onClick={onDownload}>
        {t('openPdf')}
      </Button>
    </div>
  );
};

/** Opens the document where the screen has no room for it beside. */
export const ReadPaper = ({ document, onDownload }: PaperProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.peek} onClick={() => setOpen(true)}>
        <span className={styles.thumb} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        <span>
          <b>{t('read')}</b>
          <small>{isOnePage(document) ? `${t('onePage')}, PDF` : 'PDF'}</small>
        </span>
        <Icon of={ChevronRight} />
      </button>
      {isOpen && (
        <FormDialog title={t('read')} onClose={close}>
          <Sheet document={document} />
          <div className="acts">
            <Button icon={Download} onClick={onDownload}>
              {t('openPdf')}
            </Button>
            <Button kind="primary" onClick={close}>
              {t('close')}
            </Button>
          </div>
        </FormDialog>
      )}
    </>
  );
};
