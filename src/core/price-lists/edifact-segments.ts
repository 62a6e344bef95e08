/** A segment of an EDIFACT interchange: its tag, and its data elements, each of its components. */
export interface Segment {
  readonly tag: string;
  readonly elements: readonly (readonly string[])[];
}

/** The characters that part an interchange, as its `UNA` states them, else those of ISO 9735. */
interface Signs {
  readonly component: string;
  readonly element: string;
  readonly decimal: string;
  readonly release: string;
  readonly terminator: string;
}

const usual: Signs = { component: ':', element: '+', decimal: '.', release: '?', terminator: "'" };

const signsOf = (text: string): Signs => {
  if (!text.startsWith('UNA') || text.length < 9) return usual;
  const [component = ':', element = '+', decimal = '.', release = '?', , terminator = "'"] = text.slice(3, 9);
  return { component, element, decimal, release, terminator };
};

/** Splits at a sign that no release character stands before; the release characters stay. */
const split = (text: string, sign: string, release: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (release !== ' ' && text[at] === release) at += 1;
    else if (text[at] === sign) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
};

const released = (text: string, release: string): string => {
  if (release === ' ' || !text.includes(release)) return text;
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === release) at += 1;
    plain += text[at] ?? '';
  }
  return plain;
};

/** The segments of an interchange and the sign between its numbers' digits. Line ends between segments are nothing. */
export const edifactSegments = (
  text: string,
): { readonly segments: readonly Segment[]; readonly decimal: string } => {
  const begun = text.replace(/^\uFEFF?\s*/, '');
  const signs = signsOf(begun);
  const body = begun.startsWith('UNA') ? begun.slice(9) : begun;
  const segments = split(body, signs.terminator, signs.release)
    .map((segment) => segment.replace(/^[\r\n\s]+/, ''))
    .filter((segment) => segment !== '')
    .map((segment) => {
      const [tag = '', ...elements] = split(segment, signs.element, signs.release);
      return {
        tag: tag.trim().toUpperCase(),
        elements: elements.map((element) =>
          split(element, signs.component, signs.release).map((part) => released(part, signs.release).trim()),
        ),
      };
    });
  return { segments, decimal: signs.decimal };
};
