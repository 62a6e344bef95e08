import { MessageCircle } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { texts } from '../texts.en.ts';
import { openChat } from './chat-state.ts';

/** Opens the chat from a screen that did not answer the question. */
export const AskSupport = () => {
  const t = useText<typeof texts>('chat');
  return (
    <Button icon={MessageCircle} onClick={() => openChat()}>
      {t('ask')}
    </Button>
  );
};
