/** What the bell says of files. */
export const texts = {
  ready: 'Your file is ready',
  file_one: '{{name}}, {{shown}} row',
  file_other: '{{name}}, {{shown}} rows',
  open: 'Download',
} as const;
