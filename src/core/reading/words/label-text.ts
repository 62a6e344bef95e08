/** A printed label as it is compared: lower case, without the marks around it, brackets and a currency at its end; quotes and blanks are unified. */
export const labelText = (text: string): string =>
  text
    .replaceAll(/['’´`]/g, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[:*()[\]]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,#-]+/, '')
    .replace(/[\s.,-]+$/, '')
    .replace(/ (sek|eur|usd|gbp|€|\$|£)$/, '')
    .replace(/\.$/, '');
