import type { texts as english } from './texts-reading.en.ts';

/** Användarvillkoren, och hur personuppgifter behandlas. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  terms: 'Användarvillkor',
  'terms.lede': 'Vad du kan vänta dig av Krogkoll, och vi av dig. Version av den 1 november 2026.',
  'terms.service': 'Vad Krogkoll gör',
  'terms.service.text':
    'Krogkoll samlar in leverantörsfakturor åt restauranger, läser dem rad för rad, jämför priser och säger till när ett har ändrats. Vi betalar, beställer eller bestrider ingenting i ert namn.',
  'terms.account': 'Ditt konto',
  'terms.account.text':
    'Ett konto är personligt. Du ansvarar för att det du uppger stämmer och för att hålla lösenordet för dig själv. Säg till genast om någon annan har haft det. Den som registrerar ett företag gör det med företagets medgivande.',
  'terms.plans': 'Abonnemang och priser',
  'terms.plans.text':
    'Varje nytt företag får prova Premium i 30 dagar utan kostnad. Sedan gäller Starter, som är fritt, tills kontoägaren väljer något annat. Priserna är per restaurang och utan moms. Fakturor som ett abonnemang inte läser av samlas ändå in och sparas.',
  'terms.data': 'Era fakturor är era',
  'terms.data.text':
    'Fakturor, priser och beslut tillhör företaget. Inget annat företag ser dem. Det vi säger om marknaden är sammanställt av minst fem företag och visar aldrig vilka.',
  'terms.reading': 'Avläsning kan bli fel',
  'terms.reading.text':
    'Vi visar var på fakturan varje siffra står. Originalet avgör: titta på det innan ni betalar, kräver eller klagar.',
  'terms.power': 'Fullmakt',
  'terms.power.text':
    'En fullmakt låter oss göra det som står i den och inget mer. Ni kan använda Krogkoll utan, och återkalla den när ni vill.',
  'terms.ending': 'När du slutar',
  'terms.ending.text':
    'Du kan ta bort ditt konto när du vill, under Konto. Det som bokföringslagen kräver sparas i sju år.',
  'terms.changes': 'Ändringar, och vilken lag som gäller',
  'terms.changes.text':
    'Vi berättar om ändringar med e-post minst 30 dagar innan de gäller. Godtar du dem inte kan du sluta innan dess. Svensk lag gäller, och tvister avgörs av svensk domstol.',
  privacy: 'Personuppgifter',
  'privacy.lede': 'Vad vi sparar om dig, varför, och vad du kan kräva. Version av den 1 november 2026.',
  'privacy.who': 'Vem som ansvarar',
  'privacy.who.text':
    'Krogkoll är personuppgiftsansvarig för uppgifterna om ditt konto. För det som står på fakturorna är ditt företag ansvarigt, och vi behandlar det för företagets räkning.',
  'privacy.kept': 'Vad vi sparar',
  'privacy.kept.text':
    'Namn, e-post, telefon, språk, företag och roll; vilka samtycken du har gett och när; när och i vilken webbläsare du har loggat in; och vad du har bestämt i Krogkoll, med ditt namn.',
  'privacy.why': 'Varför',
  'privacy.why.text':
    'För att fullfölja avtalet med dig och ditt företag, för att skydda konton mot intrång och för att uppfylla bokföringslagens krav. Supportanteckningar och nyheter vilar på ditt samtycke, som du kan ta tillbaka under Konto.',
  'privacy.invoices': 'Fakturor och enskilda firmor',
  'privacy.invoices.text':
    'En faktura kan nämna personer. En enskild firmas nummer är ett personnummer: det maskas för den som inte behöver se det.',
  'privacy.long': 'Hur länge',
  'privacy.long.text':
    'Kontots uppgifter så länge du har kontot. Räkenskapsinformation till och med det sjunde året efter det kalenderår då räkenskapsåret avslutades, sedan raderas den.',
  'privacy.seen': 'Vem som ser det',
  'privacy.seen.text':
    'Kollegor i ditt team. Vår support, efter att ha angett ett skäl som kontoägaren kan läsa. Vi säljer ingenting och delar ingenting med någon annan, utöver vad lagen kräver.',
  'privacy.cookies': 'Kakor',
  'privacy.cookies.text':
    'Två, båda nödvändiga: en håller dig inloggad, den andra känner igen en webbläsare som du har loggat in med förut. Ingen följer dig någon annanstans.',
  'privacy.rights': 'Dina rättigheter',
  'privacy.rights.text':
    'Du kan få se, rätta, ta med dig och radera det vi sparar om dig, och invända mot hur det används: skriv till oss. Du kan klaga hos Integritetsskyddsmyndigheten, IMY.',
};
