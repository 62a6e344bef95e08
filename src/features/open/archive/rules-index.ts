/** A row of the page that opens an archive: path, day, supplier, number, file name. */
export type IndexRow = readonly [
  path: string,
  day: string,
  supplier: string,
  number: string,
  fileName: string,
];

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that a page can hold: nothing in it ends the script. */
const held = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What stands before the rows of the page. */
export const indexHead = (title: string, made: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#14213d}
input{font:inherit;padding:.5rem;width:100%;box-sizing:border-box}table{border-collapse:collapse;width:100%;margin-top:1rem}
th,td{text-align:left;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #d8d6d0}
@media (prefers-color-scheme:dark){body{background:#10151f;color:#e8e6e0}a{color:#9ebcff}}</style></head>
<body><h1>${safe(title)}</h1><p>${safe(made)}. <a href="LAS-MIG.txt">Vad filerna är · What the files are</a>.
<a href="verify.html">Kontrollera · Verify</a></p>
<label for="q">Sök leverantör, nummer, datum eller filnamn · Search</label><input id="q" type="search" autofocus>
<p id="n" role="status"></p><table><thead><tr><th scope="col">Datum</th><th scope="col">Leverantör</th><th scope="col">Nummer</th><th scope="col">Original</th></tr></thead><tbody id="r"></tbody></table>
<script>const rows = [`;

/** One row. */
export const indexRow = (row: IndexRow): string => `${held(row)},\n`;

/** What ends the page: the search, over the rows above. */
export const indexTail = `];
const [q, n, r] = ['q', 'n', 'r'].map((id) => document.getElementById(id));
const low = rows.map((row) => row.slice(1).join(' ').toLowerCase());
const cell = (text) => { const td = document.createElement('td'); td.textContent = text; return td; };
const show = () => {
  const words = q.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const found = rows.filter((_, at) => words.every((word) => low[at].includes(word)));
  n.textContent = found.length + ' / ' + rows.length;
  r.replaceChildren(...found.slice(0, 500).map(([path, day, supplier, number, name]) => {
    const tr = document.createElement('tr');
    const td = document.createElement('td');
    const a = document.createElement('a');
    a.textContent = name;
    if (path !== '') a.href = path;
    td.append(a);
    tr.append(cell(day), cell(supplier), cell(number), td);
    return tr;
  }));
};
q.addEventListener('input', show);
show();
</script></body></html>
`;
