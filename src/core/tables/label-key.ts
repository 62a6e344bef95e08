/** A column's label as it is compared: `Giltig fr.o.m.` → `giltigfrom`. */
export const labelKey = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, '');
