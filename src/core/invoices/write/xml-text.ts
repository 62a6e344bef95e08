/** A piece of XML that is already escaped; `xml` and `leaf` make it. */
export type XmlText = string;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// What XML 1.0 has no way to write: most control characters, halves of surrogate pairs, two non-characters.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(unwritable, '\ufffd').replace(/[&<>"]/g, (character) => entities[character] ?? character);

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** An element with text, escaped here. */
export const leaf = (
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): XmlText => `<${name}${attributesOf(attributes)}>${escaped(text)}</${name}>`;

/** An element with elements; an empty one is left out. */
export const xml = (name: string, ...children: readonly XmlText[]): XmlText => {
  const content = children.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
};

/** A whole document, in UTF-8. */
export const xmlDocument = (
  name: string,
  namespaces: Readonly<Record<string, string>>,
  ...children: readonly XmlText[]
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${attributesOf(namespaces)}>${children.join('')}</${name}>\n`;
