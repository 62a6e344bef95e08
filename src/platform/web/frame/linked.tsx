import { Link2Off, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Failure, Result } from '../calls/api.ts';
import { Button } from '../ui/button.tsx';
import { DoorMessage } from './door-message.tsx';

/** Keeps search engines away from what only the holder of a link is to see. */
const useUnlisted = (): void => {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
};

/** What a letter's link opens for whoever holds it, or why it does not. `read` is the same function at each rendering. */
export const useLinked = <Reply,>(
  token: string | null,
  read: (token: string) => Promise<Result<Reply>>,
): { readonly opened: Reply | null; readonly failure: Failure | null; readonly retry: () => void } => {
  const [opened, setOpened] = useState<Reply | null>(null);
  const [failure, setFailure] = useState<Failure | null>(
    token === null ? { status: 400, code: 'link.expired', text: '' } : null,
  );
  const [tries, setTries] = useState(0);
  useUnlisted();
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    const open = async () => {
      const reply = await read(token);
      if (!isCurrent) return;
      setOpened(reply.data);
      setFailure(reply.error);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [token, read, tries]);
  return { opened, failure, retry: () => setTries(tries + 1) };
};

interface LinkFailureProps {
  readonly failure: Failure;
  /** A word of the page by its name. */
  readonly t: (name: 'goneTitle' | 'goneText' | 'failedTitle' | 'failedText' | 'retry') => string;
  readonly onRetry: () => void;
}

/** Why a link opens nothing, and another try where that may help. */
export const LinkFailure = ({ failure, t, onRetry }: LinkFailureProps) =>
  failure.code === 'link.expired' ? (
    <DoorMessage icon={Link2Off} title={t('goneTitle')} text={t('goneText')} />
  ) : (
    <DoorMessage icon={WifiOff} title={t('failedTitle')} text={t('failedText')}>
      <Button kind="primary" isBlock onClick={onRetry}>
        {t('retry')}
      </Button>
    </DoorMessage>
  );
