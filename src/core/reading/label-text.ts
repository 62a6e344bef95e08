/** A printed label as it is compared: lower case, without the marks around it, quotes and blanks unified. */
export const labelText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’´`]/g, "'")
    .replaceAll(/[:*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,(#[-]+/, '')
    .replace(/[\s.,)\]-]+$/, '');
