/** Days as ISO texts and the many ways in which invoices print them. */

const long = [
  'januari', 'februari', 'mars', 'april', 'maj', 'juni',
  'juli', 'augusti', 'september', 'oktober', 'november', 'december',
]; // prettier-ignore

export const plusDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

const parts = (day: string): [string, string, string] => [day.slice(0, 4), day.slice(5, 7), day.slice(8)];

export const iso = (day: string): string => day;
export const compact = (day: string): string => day.replaceAll('-', '');
export const short = (day: string): string => compact(day).slice(2);
export const shortDashed = (day: string): string => day.slice(2);
export const words = (day: string): string => {
  const [year, month, date] = parts(day);
  return `${Number(date)} ${long[Number(month) - 1]} ${year}`;
};
export const abbreviated = (day: string): string => {
  const [year, month, date] = parts(day);
  return `${Number(date)} ${long[Number(month) - 1]?.slice(0, 3)} ${year}`;
};
export const slashed = (day: string): string => {
  const [year, month, date] = parts(day);
  return `${Number(date)}/${Number(month)} -${year.slice(2)}`;
};
export const dotted = (day: string): string => parts(day).toReversed().join('.');
export const slashes = (day: string): string => parts(day).toReversed().join('/');
export const dashedBack = (day: string): string => parts(day).toReversed().join('-');
export const american = (day: string): string => {
  const [year, month, date] = parts(day);
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${names[Number(month) - 1]} ${Number(date)}, ${year}`;
};
export const spaced = (day: string): string => parts(day).join(' ');
/** `2026.09.03`, as older accounting programs write. */
export const pointed = (day: string): string => parts(day).join('.');
