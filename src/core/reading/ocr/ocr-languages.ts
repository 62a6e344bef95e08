import type { Page } from '../page/page.ts';

// Labels of languages whose letters the models lack, also as they are seen without them.
const labels =
  /^(fakturadato|forfaldsdato|forfallsdato|kundenummer|kundenr|bel[øo][bp]|betegnelse|beskrivelse|enhed|antall|varenr|varenummer|leveringsdato|betalingsfrist|ordrenr|ordrenummer|mva|rechnung|rechnungsnummer|rechnungsdatum|betrag|menge|einzelpreis|gesamt|gesamtpreis|gesamtbetrag|bezeichnung|facture|montant|d[ée]signation|quantit[ée]|fattura|importo|quantit[àa]|descrizione|lasku|eräpäivä|factura|importe|factuur|bedrag|omschrijving)[.:]?$/i;
const enough = 2;

/** Whether pages are printed in a language that has letters which no model knows: a company of Sweden may have a foreign name, too. */
export const isInOtherLetters = (pages: readonly Page[]): boolean =>
  new Set(
    pages.flatMap(({ words }) =>
      words.flatMap(({ text }) => (labels.test(text) ? [text.toLowerCase().replace(/[.:]$/, '')] : [])),
    ),
  ).size >= enough;
