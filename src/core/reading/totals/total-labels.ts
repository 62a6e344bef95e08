import { labelParts } from '../words/bilingual.ts';
import { labelText } from '../words/label-text.ts';

/** What an amount below the lines is. `subtotal` adds up a part and is no total of the document. */
export type TotalKind =
  | 'net'
  | 'vat'
  | 'gross'
  | 'payable'
  | 'rounding'
  | 'prepaid'
  | 'charges'
  | 'allowances'
  | 'subtotal';

const labels: readonly (readonly [TotalKind, RegExp])[] = [
  [
    'subtotal',
    /^(transport(erat)?( .*)?|(ing|utg)(ående)?\.?( transport)?|(till|från) (nästa|föreg(ående)?\.?) sida|delsumma,? transport|leveranssumma|overfør(t|es)|(att )?överför(t|a|es|s)|(in|ut)gående (saldo|belopp)|übertrag|(carried|brought) (forward|over)|report|à reporter|summa (följesedel|leverans|order|sida).*|sidsumma|zwischensumme seite.*)$/,
  ],
  [
    'rounding',
    /^(öre|((öres?|øres?)[ -]?)?(af|av)runding|(öres?[ -]?)?(avr(undn?(ing(ar)?)?|undat|undas)?|utj(ämn?(ing)?)?)|round(ing|off)( amount)?|öres?(just(ering)?|diff(erens)?|ut)|öres|avrundning till (hel|hela|helt) kron(a|or|tal)|rundung(sbetrag|sdifferenz)?|arrondi|arrotondamento|pyöristys|afronding|redondeo)$/,
  ],
  [
    'prepaid',
    /^((avgår |betald |inbetald )?(handpenning|förskott)|del ?betalt|för(in)?betalt|less deposit|acconto|(redan|tidigare) (betalt|inbetalt)|förskott(sbetalning)?|à conto|a conto|betalt|erlagt|inbetalt|(avgår |förskotts|förut)(betalt|inbetalt|a conto|à conto)|forudbetalt|forskudd(sbetaling)?|paid on account|avgår förskott|betalt belopp|(less |amount |deposit )?(pre)?paid( amount)?|payments?( received)?|advance( payment)?|erhaltene anzahlungen?|anzahlung|bereits (be|ge)zahlt|acompte( versé)?|déjà (payé|réglé))$/,
  ],
  [
    'allowances',
    /^((gesamtbetrag|summe) der abschläge|(summa|total) rabatt(er)?|total (discounts?|allowances?)|(less )?discount)$/,
  ],
  ['charges', /^((gesamtbetrag|summe) der zuschläge|(summa|total) avgifter|total charges)$/],
  [
    'payable',
    /^(att inbetala|do zapłaty( pln)?|vi krediterar( er)?|netto a pagare|sammanlagt att betala|(totalsumma|slutsumma|summa|totalt?|belopp|kvar)? ?att erlägga( .*)?|totalsumma att betala( .*)?|(betalnings|betal)(belopp|summa)|(kredit|tillgodo) totalt|(summa|totalt?|er|ert) (kredit|till ?godo)|krediteras|kreditsumma|i alt krediteret|total credit|slutbelopp|oss till skuld|avdrages|återbetalas|återbetalning|att (få tillbaka|återbetala)|til gode|gutschriftsbetrag|kreditbelopp|totale a credito|tot(al|alt) (at|å) betale|belopp (som )?(att )?dras( .*)?|dras (från|via|den) .*|(er |eder |ert )?tillgodo(havande)?( .*)?|att (återfå|erhålla|återbetala)|(belopp )?att (utbetala|kreditera)|(sum |beløp )?å betale|(beløb )?(til|at) betal(ing|e)|(beløb|i alt) at betale|total ?beløb|bel[øo]p å betale|da pagare|totale (da pagare|fattura|documento)|maksettava(a)?( yhteensä)?|(summa|totalt?|belopp|kvar) att betala( .*)?|att ?betala( .*)?|(total )?(amount|balance|payment) (due|payable)( .*)?|total due( .*)?|due( payable)?|total payable|zahlbetrag|zahlungsbetrag|(noch )?zu (be)?zahlen(der betrag)?|offener betrag|endbetrag|endsumme|(solde|net|montant) (à payer|dû)( .*)?|reste à payer|residual|te betalen|fakturans? (slut)?(belopp|summa)|(fakturabelopp|slutsumma) att betala|(total |amount )?to pay|please pay|krediterat belopp|krediteret beløb|kreditert beløp|credited amount|gutgeschriebener betrag|montant crédité|total (a pagar|factura)( .*)?|importe total( .*)?|fälliger betrag|invoice (total|amount))$/,
  ],
  [
    'net',
    /^(razem netto|suma netto|(sammanlagt|totalsumma|delsumma|summa|totalt?) (utan|exkl?\.?|exklusive|före) (moms|mervärdesskatt|skatt)|beskattningsbart belopp|beløp eks\.? mva|totaal excl\.? btw|momspliktig summa|att fakturera exkl\.? moms|nettovärde|netto( .*)?|totalt netto|ordersumma (exkl|ex)\.?.*|(varu|rad|artikel|order)summa|delsumma varor|(moms|mva|skatte)-?(grund(lag|belopp)?|grunnlag)|grundbelopp|(beløb|i alt|total) (ekskl|eks)\.? .*|vare(beløb|sum)|grunnlag|bemessungsgrundlage?|sum netto|base imponible|varor( netto)?|(summa|sum) (positioner|poster)|summe (der )?positionen|totale? merc(e|i|ancías)|goods total|sum (eks|ex)\.? .*|totale imponibile|momspl\.? (belopp|underlag)|(summa|belopp|totalt?|totalbelopp|varuvärde|fakturabelopp) ?\(?(exkl?(usive)?|utan|ex|före)\.?( ?(moms|mva).*)?|(exkl(usive)?\.?|utan) moms( .*)?|(summa|total) (netto|varor|rader|artiklar)|varuvärde|nettobelopp|nettosumma|netto-summe|sous-total|gesamtbetrag netto|(total|amount|sum) (excl?|excluding|ex)\.? .*|momsgrundande( belopp)?|(momspliktigt|skattepliktigt)( belopp)?|underlag( .*)?|beskattningsunderlag|nettobel[øo][bp]|netto bel[øo][bp]|imponibile|veroton( yhteensä)?|summa (före|innan) moms|momsunderlag|delsumma|mellansumma|sub ?-?total|subtotaal|subtotaal.*|exclusief btw|zwischensumme|(positions|netto|waren)(summe|wert|betrag|gesamt)|(rechnungs|gesamt)?summe ?(netto|ohne ust|exkl|\(netto).*|rechnungssumme (netto|ohne).*|gesamt ?netto|net( (total|amount|value|sum))?|net (total|amount|value)( .*)?|total (net|ex|excl|excluding|before)\.?( .*)?|taxable( amount)?|(total|montant|sous-total|s\/total) ?(net )?h\.?t\.?( .*)?|basisbetrag|line total|grundlag)$/,
  ],
  [
    'vat',
    /^([a-z]\d? (utgående )?moms( \d+([.,]\d+)? ?%)?|[a-zåäö]{3,}moms( \d+([.,]\d+)? ?%)?|moms (sammanlagt|i alt)|vat @ \d+([.,]\d+)? ?%|totale iva|moms[ -]?(à )?\d+([.,]\d+)? ?(%|procent)|utg\.? moms|(tillkommer|\+) moms( \d+([.,]\d+)? ?%)?|moms tillkommer|((svensk|swedish|schwedische|varav|därav|härav|summa|total|totalt|tot\.?|utgående|udgående) )?(moms(belopp|summa|beløb|total)?|mervärdesskatt|merverdiavgift)( totalt?)?( ?(kr|sek))?( ?\d+([.,]\d+)? ?%)?( ?(kr|belopp|sek|totalt))?( (på|av|a) .*)?|mervärdesskatt.*|(mva|iva|alv)( ?\d+([.,]\d+)? ?%)?( .*)?|moms (på|av|a) .*|\d+([.,]\d+)? ?% (utg(ående|\.)? )?(moms|mva|mervärdesskatt|merverdiavgift|vat|tva|iva|btw|alv)( .*)?|moms \d+([.,]\d+)? ?% (på|av|a) .*|(total )?(vat|gst)( ?\(?\d+([.,]\d+)? ?%\)?)?( amount)?|(vat|tax) (total|amount)|(sales|total) tax(es)?|tax(es)?( ?\(?\d+.*)?|(summe|gesamt) ?(ust|mwst|umsatzsteuer)|(ust|mwst)\.?[ -]?(gesamt|betrag)|(zzgl\.?|zuzüglich|\+)? ?(\d+([.,]\d+)? ?%)? ?(umsatzsteuer|mwst|ust)\.?( ?\d+([.,]\d+)? ?%)?( .*)?|steuerbetrag( in)?( eur)?|(total |montant )?(t\.?v\.?a\.?)( ?\d+([.,]\d+)? ?%)?|btw( ?\d+ ?%)?|(totale )?imposta)$/,
  ],
  [
    'gross',
    /^(razem( brutto)?|totaal incl\.? btw|faktura ?total(t|en)?|sammanlagt|summa totalt|bruttobelopp|gross|sum inkl\.? .*|summe brutto|endbetrag brutto|total à payer ttc|total (incl?|including|inc)\.? .*|(summa|totalt?|belopp) ?\(?inkl(usive)?\.? ?(moms|mva).*|inkl\.? moms( .*)?|totalt?( (belopp|sek|kr|eur|summa|brutto))?|summa( (sek|kr))?|(slut|total|brutto)summa|totalbelopp|fakturabelopp|i alt( inkl.*)?|yhteensä|totale|fakturasumma|brutto(summe|betrag|wert)?|(gesamt|rechnungs)(betrag|summe)( (brutto|inkl|eur)\.?.*)?|rechnungssumme (brutto|inkl).*|summe( eur)?|gesamt|(grand|invoice) ?total|total( (amount|ttc|incl|inc|including|with|usd|gbp|eur|£|\$)\.?( .*)?)?|(total|montant) t\.?t\.?c\.?|totaal|factuur totaal( .*)?)$/,
  ],
  // Portuguese and Czech.
  ['payable', /^(total a pagar|celkem k úhradě|k úhradě)$/],
  ['net', /^(total (ilíquido|líquido)|základ( daně)?)$/],
  ['vat', /^(total (de )?iva|dph( \d+([.,]\d+)? ?%)?)$/],
];

/** Every pattern of a label of totals. */
export const totalLabelPatterns: readonly RegExp[] = labels.map(([, pattern]) => pattern);

/** `Att betala senast` is the label of a day. */
export const isOfDay =
  /(^| )betal(a|as|ning|e|es)( oss tillhanda)? (senast|före|innan|till( den)?|den)( |$)/i;

const kindOf = (text: string): TotalKind | null => {
  const label = labelText(text);
  return label === '' || isOfDay.test(label)
    ? null
    : (labels.find(([, pattern]) => pattern.test(label))?.[0] ?? null);
};

/** What a label says about the amount at it; `null` when it is none of a total. Of a label in two languages all that is known agrees. */
export const totalKind = (text: string): TotalKind | null => {
  const kind = kindOf(text);
  if (kind !== null) return kind;
  const [first = null, ...others] = labelParts(text).flatMap((part) => kindOf(part) ?? []);
  return others.every((other) => other === first) ? first : null;
};
