import { lazy, Suspense } from 'react';
import { useHasUnit } from '#platform/web/session/state.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import styles from './bell.module.css';

// A screen is whole without it: what counts and what lists come after.
const LateBell = lazy(async () => {
  const [{ BellButton }] = await Promise.all([import('./bell-button.tsx'), loadTexts('bell')]);
  return { default: BellButton };
});

/** Room for the bell, which comes once the screen stands; nothing for who has no restaurant. */
export const Bell = () =>
  useHasUnit() ? (
    <Suspense fallback={<span className={styles.room} />}>
      <LateBell />
    </Suspense>
  ) : null;
