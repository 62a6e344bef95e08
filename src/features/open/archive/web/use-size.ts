import { useFormat } from '#platform/web/formats/format.ts';
import { sizeOf } from '../rules-size.ts';

/** Bytes as the language writes them: `412 MB`. */
export const useSize = (): ((bytes: number) => string) => {
  const format = useFormat();
  return (bytes) => {
    const { amount, unit } = sizeOf(bytes);
    return `${format.number(amount)} ${unit}`;
  };
};
