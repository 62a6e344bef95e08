/** Text that is HTML already; made by `html` only, so that nothing unescaped becomes one. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Part = string | Html | readonly Html[];

const written = (part: Part): string => {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
};

/** A piece of HTML. What is put in is escaped, for text and for quoted attributes, unless it is such a piece itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((all, text, index) => `${all}${written(parts[index - 1] ?? '')}${text}`));
