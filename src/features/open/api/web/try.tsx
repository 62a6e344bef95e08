import { type FormEvent, useState } from 'react';
import { isKeyToken } from '#core/access/key-token.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { callOf } from '../rules-samples.ts';
import type { texts } from '../texts.en.ts';

/** Most signs of an answer that are shown. */
const mostShown = 4_000;

/** Sends the sample with a test key, which changes nothing, and shows what came back. */
export const Try = ({ call: { url, method, body } }: { readonly call: ReturnType<typeof callOf> }) => {
  const t = useText<typeof texts>('api');
  const [key, setKey] = useState('');
  const [address, setAddress] = useState(url);
  const [fault, setFault] = useState<'notKey' | 'notTest' | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const typed = key.trim();
    const wrong = isKeyToken(typed) ? (typed.startsWith('kk_test_') ? null : 'notTest') : 'notKey';
    setFault(wrong);
    if (wrong !== null) return;
    const headers = {
      authorization: `Bearer ${typed}`,
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    };
    const path = new URL(address, location.origin);
    const target = path.pathname + path.search;
    try {
      const came = await fetch(target, { method, headers, ...(body === '' ? {} : { body }) });
      setAnswer(`${came.status}\n${(await came.text()).slice(0, mostShown)}`);
    } catch {
      setAnswer(t('noAnswer'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <h3>{t('try')}</h3>
      <TextField
        label={t('testKey')}
        hint={t('testKeyHint')}
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.target.value)}
        error={fault === null ? undefined : t(fault)}
      />
      <TextField label={t('address')} value={address} onChange={(event) => setAddress(event.target.value)} />
      <div className="acts">
        <Button type="submit">{t('send')}</Button>
      </div>
      {answer !== null && (
        <output aria-label={t('answer')}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{answer}</pre>
        </output>
      )}
    </form>
  );
};
