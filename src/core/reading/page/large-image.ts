// A page at 72 dots an inch; an image states its size in plain text even where the file is compressed.
const [leastWidth, leastHeight] = [560, 800];
const [slash, space, zero, nine] = [0x2f, 0x20, 0x30, 0x39];

/** The largest whole number that stands behind a name (`/Width 1654`) anywhere in a PDF; 0 without one. */
const largestAfter = (bytes: Uint8Array, name: string): number => {
  const letters = [...name].map((letter) => letter.codePointAt(0) ?? 0);
  let largest = 0;
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) {
    if (!letters.every((letter, index) => bytes[at + 1 + index] === letter)) continue;
    let next = at + 1 + letters.length;
    while ((bytes[next] ?? zero) <= space) next++;
    let number = 0;
    for (; (bytes[next] ?? 0) >= zero && (bytes[next] ?? 0) <= nine && number < 1e6; next++)
      number = number * 10 + (bytes[next] ?? 0) - zero;
    largest = Math.max(largest, number);
  }
  return largest;
};

/** Whether a PDF may hold the picture of a page. */
export const mayHoldPagePicture = (bytes: Uint8Array): boolean =>
  largestAfter(bytes, 'Width') >= leastWidth && largestAfter(bytes, 'Height') >= leastHeight;
