import { useEffect, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import type { texts } from '../texts.en.ts';

const [delay, shortest, long] = [300, 400, 5000];

/** Whether to show a skeleton: after 300 ms of loading, then for 400 ms at least. */
export const useSkeleton = (isLoading: boolean): boolean => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isLoading === isShown) return;
    const timer = setTimeout(() => setShown(isLoading), isLoading ? delay : shortest);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
};

/** One grey shape of the page's own. */
export const Bone = ({ width = '100%', height = 12 }: { width?: string; height?: number }) => (
  <span className="sk" style={{ width, height }} />
);

/** Lines of grey where text will be; after 5 s it says that this takes longer than usual. */
export const Skeleton = ({ lines = 4 }: { lines?: number }) => {
  const t = useText<typeof texts>('ui');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), long);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="bones" aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <Bone key={index} width={`${[88, 70, 93, 60][index % 4]}%`} />
      ))}
      <p className="muted small" role="status">
        {isLong ? t('slow') : ''}
      </p>
    </div>
  );
};
