import { daysAfter } from '#core/values/calendar.ts';

/** Days that an archive can be fetched after it was made. */
export const keptDays = 30;

/** Hours that an address to fetch it by works, so that a cut download goes on where it was. */
export const fetchHours = 24;

/** Archives under way of one organization at a time. */
export const mostUnderWay = 2;

/** Links for auditors that open at a time. */
export const mostAuditors = 20;

/** Days that an auditor's link may open at the longest. */
export const mostAuditorDays = 366;

/** Years after the calendar year in which the financial year ended (bookkeeping act, 7:2); `kept-until.sql` counts them. */
export const keptYears = 7;

/** Days that what never became an accounting record is kept after a refusal; `removable-since.sql` counts them. */
export const refusedDays = 90;

/** Days before the end that owners are told (R61). */
export const noticeDays = 90;

/** A calendar year's financial year when its last month is `month`: from its first day to its last. */
export const financialYear = (
  endYear: number,
  month: number,
): { readonly from: string; readonly to: string } => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const first = month === 12 ? `${endYear}-01-01` : `${endYear - 1}-${two(month + 1)}-01`;
  const next = month === 12 ? `${endYear + 1}-01-01` : `${endYear}-${two(month + 1)}-01`;
  return { from: first, to: daysAfter(next, -1) };
};

/** The year in which the financial year of a day ends. */
export const endYearOf = (day: string, month: number): number =>
  Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) <= month ? 0 : 1);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'message/rfc822': 'eml',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/zip': 'zip',
};

/** What a file of an archive is named after. */
export interface NamedOriginal {
  readonly fileName: string;
  readonly contentType: string;
  readonly day: string;
  readonly supplier: string | null;
  readonly number: string | null;
}

/** `original/2025/03/martin-servera-70301177.pdf`: ASCII, and no name that could lead out of its folder. */
export const originalPath = ({ fileName, contentType, day, supplier, number }: NamedOriginal): string => {
  const dot = fileName.lastIndexOf('.');
  const stated = plain(dot < 0 ? '' : fileName.slice(dot + 1));
  const ending = /^[a-z0-9]{1,5}$/.test(stated) ? stated : (endings[contentType] ?? 'bin');
  const own = plain(dot < 0 ? fileName : fileName.slice(0, dot));
  const said = supplier === null || number === null ? own : `${plain(supplier)}-${plain(number)}`;
  return `original/${day.slice(0, 4)}/${day.slice(5, 7)}/${said || 'dokument'}.${ending}`;
};

/** The same path where it is free, else with a number before its ending. */
export const freePath = (path: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(path)) return path;
  const dot = path.lastIndexOf('.');
  for (let more = 2; ; more += 1) {
    const other = `${path.slice(0, dot)}-${more}${path.slice(dot)}`;
    if (!taken.has(other)) return other;
  }
};
