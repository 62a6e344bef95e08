import type { texts as english } from './texts-prices.en.ts';

/** Guides about prices, deals and claims. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'decide.title': 'Bevaka, behåll eller kräv kredit',
  'decide.lede': 'När ett pris ändras säger du vad som gäller. Till dess räknar vi vad det kostar.',
  'decide.words': 'larm prislarm prishöjning höjt pris beslut ta ställning gul markering ignorera',
  'decide.step1': 'Öppna {{monitoring}}. Det gula är priser som väntar på dig, det dyraste först.',
  'decide.step2':
    '{{keepThen}}: behåll det tidigare priset om höjningen är fel. Vi larmar igen på nästa faktura.',
  'decide.step3':
    '{{watchThen}}: bevaka det nya priset om du godtar det. Då larmar vi först när det ändras igen.',
  'decide.step4':
    'Bryter priset mot ett avtal kan du trycka på {{claim}}, så ligger kravet klart som utkast.',
  'alert-limits.title': 'Ändra när vi larmar',
  'alert-limits.lede': 'Små öresändringar stör inte om du säger hur mycket ett pris får röra sig.',
  'alert-limits.words': 'gräns larmgräns tolerans procent kronor för många larm tysta',
  'alert-limits.step1': 'Tryck på {{limits}} på prisbevakningen.',
  'alert-limits.step2': 'Ange kronor eller procent, för allt eller för en leverantör eller artikel.',
  'alert-limits.step3':
    'Tryck på {{save}}. Gränsen gäller fakturor från och med i dag; ett avtals egen tolerans går före.',
  'import-deals.title': 'Läs in avtal från Excel',
  'import-deals.lede':
    'En hel prislista på en gång, jämförd med vad ni betalar. Inget sparas förrän du säger till.',
  'import-deals.words': 'avtal avtalspris prislista excel csv import läsa in fil xlsx',
  'import-deals.step1': 'Öppna {{deals}} och tryck på {{import}}.',
  'import-deals.step2': 'Välj leverantör och fil, och tryck på {{read}}. Kolumnerna hittas på rubrikerna.',
  'import-deals.step3':
    'Gå igenom raderna som behöver dig och spara. Hela importen går att ångra i ett dygn.',
  'deal-by-hand.title': 'Skriv in ett avtalspris',
  'deal-by-hand.lede': 'Ett pris ni har kommit överens om bevakas från första fakturan.',
  'deal-by-hand.words': 'avtal avtalspris överenskommet pris lägga till förhandla rabatt',
  'deal-by-hand.step1': 'Öppna {{deals}} och lägg till ett avtalspris för en artikel.',
  'deal-by-hand.step2': 'Skriv pris och datum. Vi larmar så snart en faktura inte följer avtalet.',
  'claim-money.title': 'Kräv tillbaka pengar',
  'claim-money.lede':
    'Rader som kostade mer än avtalat blir ett brev till leverantören, med bevis och summa.',
  'claim-money.words':
    'kräva krav kredit kreditfaktura tillbaka pengar avvikelse reklamera brev leverantör fått aldrig',
  'claim-money.step1': 'Öppna {{deviations}}. Varje rad visar vad som skulle ha kostat och vad det kostade.',
  'claim-money.step2': 'Tryck på {{pick}}, eller kryssa för rader själv.',
  'claim-money.step3':
    'Läs brevet och skicka det. Det går från restaurangens namn, och svaret kommer in i kravet.',
  'claim-money.step4':
    'Följ det under {{claims}}. Händelserna visar när brevet kom fram och till vilken adress.',
};
