/** Words of the letter that tells what became of an import. */
export const texts = {
  greeting: 'Hi {{name}},',
  savedSubject: '{{file}} is saved: {{count}} deal prices',
  savedText:
    'The deal prices of {{supplier}} are saved, and what you have bought is compared with them. The import can be undone for {{hours}} hours.',
  savedButton: 'See the import',
  openSubject: '{{file}} is not saved',
  openText:
    'Something changed while the price list of {{supplier}} was being saved, so nothing of it was written. Look at it again, then save.',
  openButton: 'Look at the import',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  rejected: 'Left out',
  footer: 'You get this letter because you saved the import.',
} as const;
