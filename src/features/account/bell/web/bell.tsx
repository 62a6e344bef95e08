import { useHasUnit } from '#platform/web/session/state.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import styles from './bell.module.css';

// A screen is whole without it: what counts and what lists come after.
const LateBell = latePart(async () => (await import('./bell-button.tsx')).BellButton, {
  texts: ['bell'],
  Room: () => <span className={styles.room} />,
});

/** Room for the bell, which comes once the screen stands; nothing for who has no restaurant. */
export const Bell = () => (useHasUnit() ? <LateBell /> : null);
