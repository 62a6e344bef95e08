import { Icon } from '#platform/web/ui/icon.tsx';
import type { WebhookMessage } from '../contract.ts';
import { useAnswer } from './use-answer.ts';
import styles from './webhooks.module.css';

/** How a message stands: arrived, tried again, given up. */
export const Answer = ({ message }: { message: WebhookMessage }) => {
  const { icon, look, text } = useAnswer()(message);
  return (
    <span className={`${styles.answer} ${styles[look]}`}>
      <Icon of={icon} />
      {text}
    </span>
  );
};
