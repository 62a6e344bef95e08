import type { texts as english } from './texts.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'API:et',
  lede: 'Era program kan läsa det ni ser här och göra en del av det ni gör.',
  entries: 'Vad man kan fråga och göra',
  search: 'Sök',
  nothing: 'Inget heter så',
  basics: 'Så fungerar det',
  'keys.title': 'Nycklar',
  'keys.text':
    'En ägare skapar nycklar under Konto, API och webhooks. Skicka en med varje anrop: Authorization: Bearer kk_live_…. Den som har en nyckel kan använda den, så håll den borta från kod som andra läser.',
  'units.title': 'Restauranger',
  'units.text':
    'GET api/v1/key säger vilka restauranger en nyckel når. Allt annat frågas om en av dem: api/v1/units/{unitId}/….',
  'paging.title': 'Sidor',
  'paging.text':
    'Listor svarar data och next_cursor. Skicka tillbaka markören för nästa sida; den är null vid slutet. Rader som kommer under tiden varken upprepar eller döljer andra. limit är högst 200.',
  'updates.title': 'Bara det nya',
  'updates.text':
    'Fakturor, larm, avtal och krav tar updated_since: en tidpunkt, 2026-11-23T08:00:00Z. Ni får det som skapats eller ändrats sedan dess.',
  'expand.title': 'Det som rader nämner, med raderna',
  'expand.text':
    'Fakturor, larm, artiklar, avtal och krav tar expand: ett eller flera av de namn som anropet räknar upp, med komma emellan, som expand=supplier,lines. Varje rad har dem sedan i expanded. En leverantör är som suppliers räknar upp den, null före dess första faktura här; rader är som fakturan eller kravet själv har dem. Utan expand läggs inget till.',
  'writes.title': 'Ändringar',
  'writes.text':
    'Skicka en egen Idempotency-Key med varje ändring. Samma anrop med samma nyckel görs en gång och får samma svar i 30 dagar; ett annat anrop med den nekas med 422.',
  'assistants.title': 'Assistenter',
  'assistants.text':
    'Adressen för assistenter, som står vid nycklarna, talar Model Context Protocol (MCP), 2026-07-28 och 2025-11-25, utan sessioner och med samma nycklar. Verktygen svarar ur samma läsningar, inom samma rättigheter, restauranger, abonnemang och gräns. Det ett verktyg skriver eller föreslår väntar tills en människa godkänner det under Förslag, med en testnyckel sparas inget. Texter i svaren är data som leverantörer har skrivit.',
  'tests.title': 'Testnycklar',
  'tests.text':
    'En testnyckel läser det riktiga. Dess ändringar körs, kontrolleras och tas tillbaka; svaret säger vad de skulle ha gjort, med dry_run: true.',
  'limits.title': 'Gränser',
  'limits.text':
    'En nyckel har 600 anrop i minuten. RateLimit säger hur många som är kvar och i hur många sekunder. Över det är svaret 429 med Retry-After.',
  'errors.title': 'Nekade anrop',
  'errors.text':
    'Ett nekat anrop är JSON: code till programmet, message och messageSv till människor, field där ett fält är fel, och requestId som supporten frågar efter.',
  'versions.title': 'Versioner',
  'versions.text':
    'Ange versionen ni skrev för i Krogkoll-Version. Utan den får ni den nyaste; en version som inte finns nekas med 400. Det som ska bort säger det i Deprecation, och när i Sunset.',
  openApi: 'Detsamma som ett OpenAPI-dokument',
  address: 'Adress',
  scope: 'Rätt',
  expands: 'Kan utökas med',
  refusals: 'Egna skäl att neka',
  language: 'Språk',
  'in.curl': 'curl',
  'in.javascript': 'JavaScript',
  'in.python': 'Python',
  copy: 'Kopiera',
  copied: 'Kopierat',
  try: 'Prova',
  testKey: 'Testnyckel',
  testKeyHint: 'Den stannar i det här fönstret',
  notKey: 'Det är ingen nyckel',
  notTest: 'Använd en testnyckel här: den ändrar inget',
  send: 'Skicka',
  answer: 'Svar',
  noAnswer: 'Det kom inget svar. Kontrollera anslutningen.',
};
