/** The parts of a label that is printed in two languages or for two uses: `Item / Art`, `Köpdatum = fakturadatum`; none of one alone. */
export const labelParts = (text: string): readonly string[] => {
  const parts = text.split(/\s+\/\s*|\s*\/\s+|\s*=\s*/u).filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 && parts.length <= 3 ? parts : [];
};
