import { useState } from 'react';

/**
 * What was asked for the answer that is on the screen. While a new question loads, `data` is still the previous
 * answer (`isPending`, TanStack's `isPlaceholderData`); its titles and dates must be too. `key` tells questions apart.
 */
export const useAnswered = <Asked>(asked: Asked, key: string, isPending: boolean): Asked => {
  const [answered, setAnswered] = useState({ asked, key });
  if (isPending) return answered.asked;
  if (answered.key !== key) setAnswered({ asked, key });
  return asked;
};
