import pg from 'pg';

const BIGINT = 20;
const DATE = 1082;
const DATE_ARRAY = 1182;

const exactNumber = (text: string): number | string => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const dates = (text: string): (string | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((date) => (date === 'NULL' ? null : date));

/** How values come out: a date stays `YYYY-MM-DD`, a bigint is a number while it is exact, numeric is text. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === BIGINT) return exactNumber;
    if (type === DATE) return String;
    if (type === DATE_ARRAY) return dates;
    const parse: (text: string) => unknown = pg.types.getTypeParser(type, format);
    return parse;
  },
};
