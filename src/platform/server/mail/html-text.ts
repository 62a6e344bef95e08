import { mailLimits } from './mail-limits.ts';
import { decode } from './html-characters.ts';

export interface HtmlText {
  readonly text: string;
  readonly links: readonly { readonly url: string; readonly text: string }[];
  /** What pictures in the text are referred to by, without `cid:`. */
  readonly pictures: ReadonlySet<string>;
}

const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg']);
const breaking = new Set(
  `p div br tr table li ul ol h1 h2 h3 h4 h5 h6 hr blockquote pre section article header footer`.split(/\s+/),
);

const attribute = (tag: string, name: string): string => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
};

/** Behind the end tag of an element whose content is not shown; the end where it is never closed. */
const skip = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}[\\s>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
};

/** The readable text of HTML, its links and what it shows, in one pass over at most `textLength` characters; nothing is rendered. */
export const htmlText = (source: string): HtmlText => {
  const html = source.slice(0, mailLimits.textLength * 2).replace(/<!--[^]*?(?:-->|$)/g, '');
  const out: string[] = [];
  const links: { url: string; text: string }[] = [];
  const pictures = new Set<string>();
  let open: { readonly url: string; readonly from: number } | null = null;
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    out.push(decode(html.slice(at, start < 0 ? undefined : start).replace(/\s+/g, ' ')));
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) break;
    const tag = html.slice(start, Math.min(end, start + 4000));
    const name = /^<\/?\s*([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    const closing = tag[1] === '/';
    at = end + 1;
    if (!closing && unseen.has(name)) at = skip(html, name, at);
    else if (breaking.has(name)) out.push('\n');
    else if (name === 'td' || name === 'th') out.push(closing ? '' : '  ');
    else if (name === 'img') pictures.add(attribute(tag, 'src').replace(/^cid:/i, ''));
    if (name !== 'a') continue;
    if (open !== null) links.push({ url: open.url, text: out.slice(open.from).join('').trim() });
    open = closing ? null : { url: attribute(tag, 'href'), from: out.length };
  }
  if (open !== null) links.push({ url: open.url, text: out.slice(open.from).join('').trim() });
  const lines = out
    .join('')
    .split('\n')
    .map((line) => line.trimEnd());
  const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return { text: text.slice(0, mailLimits.textLength).trim(), links, pictures };
};
