import styles from './support.module.css';
/** A QR code drawn from its modules, row by row: `1` is dark. White in both themes, since cameras need the contrast. */
export const QrCode = ({ matrix, label }: { readonly matrix: readonly string[]; readonly label: string }) => {
  const size = matrix.length;
  const path = matrix
    .flatMap((row, y) => [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000000" d={path} />
    </svg>
  );
};
