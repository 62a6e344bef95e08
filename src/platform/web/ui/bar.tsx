/** A bar for a share of the whole. */
export const Bar = ({ label, share }: { label: string; share: number }) => {
  const percent = Math.round(share * 100);
  return (
    <span className="bar" role="progressbar" aria-label={label} aria-valuenow={percent}>
      <i style={{ width: `${percent}%` }} />
    </span>
  );
};
