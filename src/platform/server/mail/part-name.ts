import { mailLimits } from './mail-limits.ts';

/** Endings for names that are made up, by the type that the mail says. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/html': 'html',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/tiff': 'tif',
  'image/gif': 'gif',
  'message/rfc822': 'eml',
  'application/ms-tnef': 'dat',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** Direction marks and other invisible signs, which make `fdp.exe` of `exe.pdf`. */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g;

/** A name without folders, control characters and signs that file systems refuse; empty where nothing is left. */
export const safeName = (name: string): string => {
  const last = name.slice(-1000).replace(invisible, ' ').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .toWellFormed();
  if (clean.length <= mailLimits.nameLength) return clean;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, mailLimits.nameLength - ending.length).toWellFormed() + ending;
};

/** The name of a part: its own made safe, else one of its position and type. */
export const partName = (given: string | null, contentType: string, position: number): string => {
  const name = given === null ? '' : safeName(given);
  return name === '' ? `del-${position}.${endings[contentType] ?? 'bin'}` : name;
};
