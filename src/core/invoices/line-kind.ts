import type { LineKind } from './invoice.ts';

// Words stand alone or end a compound the trades use ("burkpant", "returback"); "Elefant" and "Pannacotta" are goods.
const deposit =
  /(^|[^\p{L}])((retur|pet-?|burk|flask|glas|al-?|aluminium-?|plast|back|fat|kolli|engångs)?pant(er|en|avgift|retur)?|(retur|tom|srs-?|pant)back(ar)?|(retur|srs-?|pant)(låd(a|or)|burk(ar)?|pall(ar)?)|tom(gods|fat|flask(a|or)|emballage)|(eur|last)[- ]?pall(ar)?|retursystem|deposition(er)?|(bottle|can|crate|keg|container)?[- ]?deposits?|[\p{L}]*pfand|leergut(pfand)?|mehrwegpfand|consignes?|vidanges?)($|[^\p{L}])/iu;
const freight =
  /(^|[^\p{L}])((hem|bil|kyl|frys|retur|spec)?frakt(er|en|avgift(er)?|kostnad(er)?|tillägg|debitering|bidrag)?|fragt(omkostning(er)?)?|(ut|fram|hem|kyl|frys|bud|tur)?körning(savgift)?|(kyl|frys|bud)transport(er)?|hemleverans|(hem)?leverans(avgift|kostnad|tillägg)|transport(avgift|kostnad|tillägg|kosten|er)|drivmedels?(tillägg|avgift)|bränsle(tillägg|avgift)|(?<!(?:do|di|of) )porto(kosten)?(?! (?:tawny|ruby|lbv|vintage|white|colheita|reserva|ros[eé]|\d+ ?(?:år|yo|years?|anos?))(?:$|[^\p{L}]))|portes( de env[ií]o)?|gastos de (env[ií]o|transporte)|spese di (trasporto|spedizione)|verzendkosten|bezorgkosten|toimituskulut|rahti(kulut)?|koszty? (wysyłki|transportu)|doprava|freight|shipping( (and|&) handling| costs?| charges?| fees?)?|delivery (charge|fee|cost)s?|carriage|postage|fuel surcharge|fracht(kosten)?(anteil|pauschale)?|versand(kosten|pauschale)?|lieferkosten|liefergebühr|frais de (port|livraison|transport))($|[^\p{L}])|^(transport|livraison)$/iu;
/** Alone, before a place or an amount it is paid for; beside the name of goods it says when or how they came. */
const delivery = /^(leverans|levering)( \p{L}+)?[\s\d.,]*$/iu;
/** Alone, or before what it is made of; beside other words it is goods that are sold. */
const packing =
  /^(emballage|emballasje|emballering|verpackung(skosten)?|fustkosten|packaging)( \p{L}{2,4})?[\s\d.,%]*$/iu;
const fee =
  /(^|[^\p{L}])([\p{L}]*avgift(er|en)?|(pappers|post|e-?post)faktura|[\p{L}]*(?<!kost)tillägg(et)?|dröjsmålsränta|öres(avrundning|utjämning)|(service|handling|admin(istration)?|invoice|environmental|late|small order|minimum order) (fee|charge)s?|fees?|surcharges?|[\p{L}]*gebühr(en)?|[\p{L}]*gebyr(er)?|[\p{L}]*zuschlag|mindermengenzuschlag|bearbeitungspauschale|frais de (dossier|gestion|facturation|traitement))($|[^\p{L}])/iu;
const discount =
  /(^|[^\p{L}])([\p{L}]*rabatt(er|en)?|[\p{L}]*bonus|prisavdrag|avdrag|prisnedsättning|discounts?|rebates?|allowance|[\p{L}]*nachlass|skonto|remises?|ristourne)($|[^\p{L}])/iu;

/**
 * What a line is, told by the words of its name (Swedish, English, German, French, those of freight in more). A discount
 * word only counts when the line lowers the total, so that "Rabattkuponger" that are sold stay goods.
 */
export const lineKind = (name: string, sum: string, creditNote: boolean): LineKind => {
  const kind = kindOfWords(name);
  if (kind !== 'discount') return kind ?? 'goods';
  return sum.startsWith('-') || creditNote ? 'discount' : 'goods';
};

/** What a document-level charge or allowance is: by its words, then its code (UNTDID 7161), then its direction. */
export const chargeKind = (charge: boolean, reason: string | null, code: string | null): LineKind => {
  const kind = kindOfWords(reason ?? '');
  if (kind !== null && (kind !== 'discount' || !charge)) return kind;
  if (!charge) return 'discount';
  return /^(FC|DL|SAA)$/.test(code ?? '') ? 'freight' : 'fee';
};

const kindOfWords = (text: string): LineKind | null => {
  const words = text.slice(0, 300);
  if (deposit.test(words)) return 'deposit';
  if (discount.test(words)) return 'discount';
  if (freight.test(words) || delivery.test(words.trim())) return 'freight';
  return fee.test(words) || packing.test(words.trim()) ? 'fee' : null;
};
