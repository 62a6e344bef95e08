/** An invoice number taken apart: what stands around its running number, and that. */
export interface RunningNumber {
  readonly series: string;
  readonly running: number;
}

/**
 * The series of an invoice number and its place there; null where it has no running number. The last run of digits runs (`F-2026-0123`:
 * series `F-2026-#4`, 123). Its width belongs to the series only where it is padded with zeros, since 999 is followed by 1000.
 */
export const runningNumber = (number: string): RunningNumber | null => {
  const match = /^(.*?)(\d{1,15})(\D*)$/su.exec(number.trim());
  if (match === null) return null;
  const [, before = '', digits = '', after = ''] = match;
  const width = digits.startsWith('0') ? digits.length : '';
  return { series: `${before}#${width}${after}`, running: Number(digits) };
};

/** A running number as its series prints it. */
export const printRunning = (series: string, running: number): string =>
  series.replace(/#(\d*)(?!.*#)/su, (_, width: string) =>
    String(running).padStart(Number(width || '0'), '0'),
  );
