/** What the bell says of files that wait. */
export const texts = {
  title: '{{name}} waits for you',
  open: 'Open',
} as const;
