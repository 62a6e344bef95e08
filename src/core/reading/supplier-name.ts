import { cellsOf } from './cells.ts';
import type { Field } from './choose-fields.ts';
import { labelText } from './label-text.ts';
import type { Row } from './rows.ts';

const company =
  /(^|\s)(ab|aktiebolag|hb|kb|ek\.? ?för\.?|handelsbolag|gmbh|ag|kg|ohg|e\.?k\.?|ug|ltd|limited|llc|inc|plc|corp|sarl|sas|sa|eurl|b\.?v\.?|n\.?v\.?|a\/s|as|oy|oyj|aps)\.?(\s*\(publ\))?$/i;
const seller =
  /^(säljare|leverantör|verkäufer|lieferant|seller|supplier|vendor|from|vendeur|fournisseur|avsändare|rechnungsersteller|remit to)$/;
const buyer =
  /^(köpare|kund|faktura(adress|mottagare)?|leverans(adress|mottagare)|bill(ed)? to|ship to|sold to|customer|buyer|käufer.*|kunde|rechnungsempfänger|warenempfänger|client|adresse de .*|delivery address|levereras till|aflever.*|factuuradres|.*address)$/;

interface Candidate extends Field {
  readonly score: number;
}

/** The supplier's name: what stands below a seller's label, carries a company form, or heads the page. `null` when nothing does. */
export const supplierName = (pages: readonly (readonly Row[])[]): Field | null => {
  const candidates: Candidate[] = [];
  const [rows = []] = pages;
  const cells = rows.flatMap((row) => cellsOf(row).map((cell) => ({ ...cell, page: row.page })));
  const bottom = Math.max(...cells.map(({ box }) => box.y), 1);
  for (const cell of cells) {
    const text =
      cell.text
        .replace(/^name:\s*/i, '')
        .split(/ [·●|] | - /)[0]
        ?.trim() ?? '';
    if (text.length < 3 || text.length > 60 || !/\p{L}{2}/u.test(text) || /\d{3}|[@:]/.test(text)) continue;
    if (seller.test(labelText(text)) || buyer.test(labelText(text))) continue;
    const above = cells.filter(
      ({ box }) =>
        box.y < cell.box.y && cell.box.y - box.y < 6 * cell.box.height && Math.abs(box.x - cell.box.x) < 12,
    );
    const isOf = (label: RegExp): boolean => above.some((other) => label.test(labelText(other.text)));
    const times = cells.filter(
      (other) => other !== cell && other.text.toLowerCase().includes(text.toLowerCase()),
    ).length;
    const isCompany = company.test(text);
    const score =
      (isCompany ? 3 : 0) +
      (isOf(seller) ? 3 : 0) -
      (isOf(buyer) ? 4 : 0) +
      (cell.box.y < bottom * 0.2 ? 1 : 0) +
      (isCompany ? Math.min(times, 3) * 0.5 : 0);
    if (score < 2) continue;
    const place = { page: cell.page, box: cell.box };
    candidates.push({ value: text, confidence: Math.min(0.9, score / 7), place, score });
  }
  return candidates.toSorted((one, other) => other.score - one.score)[0] ?? null;
};
