/** A call takes only so many arguments. */
const atOnce = 8192;

/** The text of UTF-16 code units, or of bytes in Latin-1. Many at once: spread out as arguments they would take seven times as long. */
export const textOfUnits = (units: Uint8Array | Uint16Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += atOnce)
    parts.push(Reflect.apply(String.fromCharCode, null, units.subarray(at, at + atOnce)) as string);
  return parts.join('');
};
