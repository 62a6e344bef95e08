import type { texts as english } from './texts.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  invoices_one: '{{count}} äldre faktura, synlig med {{plan}}.',
  invoices_other: '{{count}} äldre fakturor, synliga med {{plan}}.',
  invoicesMore: 'De finns kvar i arkivet, med sina original.',
  invoicesOld_one: '{{count}} faktura som är äldre än två år finns i arkivet.',
  invoicesOld_other: '{{count}} fakturor som är äldre än två år finns i arkivet.',
  alertsOld_one: '{{count}} pris som är äldre än två år väntar och är kvar.',
  alertsOld_other: '{{count}} priser som är äldre än två år väntar och är kvar.',
  spanOld: 'Er plan visar inköp från {{date}}. Det som är äldre är inte med i summorna.',
  alerts_one: '{{count}} äldre pris som väntar, synligt med {{plan}}.',
  alerts_other: '{{count}} äldre priser som väntar, synliga med {{plan}}.',
  alertsMore: 'Larmen är kvar.',
  articles_one: '{{count}} artikel till, synlig med {{plan}}.',
  articles_other: '{{count}} artiklar till, synliga med {{plan}}.',
  articlesMore: 'Starter visar de {{limit}} som kostat mest på 90 dagar.',
  suppliers_one: '{{count}} leverantör till, synlig med {{plan}}.',
  suppliers_other: '{{count}} leverantörer till, synliga med {{plan}}.',
  suppliersMore:
    'Starter visar de {{limit}} som kostat mest. Alla är fortfarande kopplade, och deras fakturor går att läsa.',
  waiting_one: '{{count}} faktura väntar på planen.',
  waiting_other: '{{count}} fakturor väntar på planen.',
  waitingMore:
    'Er plan analyserar {{limit}} i månaden. De som väntar finns i arkivet och analyseras i tur och ordning med {{plan}}.',
  'locked.history': 'Fakturan är äldre än er plan visar',
  'locked.historyText':
    'Er plan visar rader och priser från {{date}}. Originalet kan ni alltid öppna och ladda ner.',
  'locked.number': 'Fakturan väntar på planen',
  'locked.numberText':
    'Er plan analyserar {{limit}} fakturor i månaden. Den är kontrollerad och arkiverad, och raderna kommer så snart planen tillåter.',
  'locked.article': 'Artikeln ingår inte i er plan',
  'locked.articleText':
    'Er plan visar de artiklar som kostat mest på 90 dagar. Allt är kvar, och visas med {{plan}}.',
  'locked.supplier': 'Leverantören ingår inte i er plan',
  'locked.supplierText':
    'Er plan visar de leverantörer som kostat mest. Den är fortfarande kopplad, och dess fakturor går att läsa.',
  'locked.limits': 'Egna larmgränser ingår i {{plan}}',
  'locked.limitsText': 'De som är satta gäller fortfarande. De kan ändras med {{plan}}.',
  mayChange: '{{owner}} kan ändra planen.',
  upgrade: 'Se abonnemang',
  ask: 'Be {{owner}}',
  askOwner: 'Be kontoägaren',
  asked: 'Frågan är skickad',
  askedText: '{{owner}} fick den {{date}}.',
};
