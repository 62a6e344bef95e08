import type { Documentation } from './contract-documentation.ts';
import { documentedParts } from './rules-documentation.ts';
import { saysIn } from './rules-says.ts';

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The documentation as a page in Swedish that opens anywhere, for the archive's ZIP. */
export const documentationPage = (facts: Documentation): string => {
  const says = saysIn('sv');
  const { t, time } = says;
  const parts = documentedParts(facts, says).map(
    ({ title, text, facts: said }) => `<h2>${safe(title)}</h2>
<p>${safe(text)}</p>
<table><tbody>
${said.map((one) => `<tr><th scope="row">${safe(one.term)}</th><td>${safe(one.said)}</td><td><code>${safe(one.code ?? '')}</code></td></tr>`).join('\n')}
</tbody></table>`,
  );
  const title = `${t('title')}, ${facts.organization.name}`;
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#14213d;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #d8d6d0}
th{font-weight:500;width:34%}tr{break-inside:avoid}code{color:#555}</style></head>
<body><h1>${safe(title)}</h1><p>${safe(t('made', { time: time(facts.madeAt), version: facts.version }))}</p><p>${safe(t('law'))}</p>
${parts.join('\n')}
</body></html>
`;
};
