import { useState } from 'react';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CodeField } from './code-field.tsx';

/** Asks for a code once a session, before staff see anything of customers. */
export const CodeCard = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useText<typeof texts>('support');
  const [code, setCode] = useState('');
  const check = useSend(supportContract.checkSecondFactor, [supportContract.readSecondFactor]);
  const failure = useErrorText(check.error?.failure ?? null);
  return (
    <Card title={t('checkTitle')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check.mutate({ body: { code: code.trim() } }, { onSuccess: onDone });
        }}
      >
        <CodeField
          value={code}
          error={failure === '' ? undefined : failure}
          onChange={(typed) => {
            setCode(typed);
            check.reset();
          }}
        />
        <div className="acts">
          <Button kind="primary" type="submit" isBusy={check.isPending} disabled={code.trim().length < 6}>
            {t('check')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
