import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveBytes } from '#platform/web/calls/download.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CheckField } from '#platform/web/ui/forms/check-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './support.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes that open the second factor without the app, shown this once. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useText<typeof texts>('support');
  const [isKept, setKept] = useState(false);
  const all = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(all).then(
      () => showToast({ text: t('codesCopied') }),
      () => undefined,
    );
  const go = () => {
    void queryClient.invalidateQueries({ queryKey: callKey(supportContract.readSecondFactor) });
    onDone();
  };
  return (
    <Card title={t('recoveryTitle')}>
      <div className="stack">
        <p>{t('recoveryText')}</p>
        <ul className={styles.recovery} aria-label={t('recoveryTitle')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="acts">
          <Button icon={Copy} onClick={() => void copy()}>
            {t('copyCodes')}
          </Button>
          <Button
            icon={Download}
            onClick={() => saveBytes(new Blob([`${all}\n`], { type: 'text/plain' }), 'krogkoll-recovery.txt')}
          >
            {t('saveCodes')}
          </Button>
        </div>
        <CheckField
          label={t('codesKept')}
          checked={isKept}
          onChange={(event) => setKept(event.target.checked)}
        />
        <div className="acts">
          <Button kind="primary" disabled={!isKept} onClick={go}>
            {t('toCustomers')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
