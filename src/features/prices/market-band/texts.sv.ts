import type { texts as english } from './texts.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Så räknas marknadsbandet',
  back: 'Hitta varor',
  lead: 'Bandet är den mellersta hälften av vad andra företag betalar för samma vara: en fjärdedel betalar mindre, en fjärdedel mer.',
  whatTitle: 'Vad det visar',
  what1: 'Varje företags eget snittpris per kilo, liter eller styck, och av dem värdena vid 25, 50 och 75 %.',
  what2: 'Mitten är marknadens snittpris. Den visas aldrig utan sitt band.',
  what3:
    'Avrundat till tre siffror. Aldrig det lägsta eller högsta priset, aldrig vem som betalade det eller vilken leverantör som sålde.',
  what4: 'Det är inget pris som någon har lovat er.',
  whenTitle: 'Från vilka dagar',
  when1:
    'Nittio dagar som slutade för minst trettio dagar sedan. Perioden står under bandet, och den här månaden är den {{from}} till {{to}}.',
  when2: 'Görs en gång i månaden och ändras aldrig efteråt. Äldre siffror står kvar i högst sex månader.',
  whoTitle: 'Vilka som står bakom',
  who1: 'Minst fem andra företag, och inget av dem med mer än 60 % av volymen.',
  who2: 'Ett företag räknas när det har varit registrerat och köpt i 180 dagar, har en signerad fullmakt och har 20 kontrollerade fakturor från tre leverantörer som även andra köper av.',
  who3: 'Företag med samma moderbolag, ägare, firmatecknare eller betalsätt räknas som ett. Exempeldata räknas aldrig.',
  who4: 'Era egna köp ingår aldrig i bandet som ni ser.',
  safeTitle: 'Varför ingen kan räknas ut',
  safe1:
    'Köparna av varje vara är för gott delade i två halvor. Ni ser den halva ni inte är med i, så två företag som jämför sina skärmar får inte veta något om någon.',
  safe2:
    'Siffrorna förnyas bara när samma företag står bakom dem, eller när minst tre har kommit eller gått.',
  safe3: 'Ett företag som går ur, eller raderas, tar med sig alla siffror som det stod bakom.',
  safe4: 'Där det blir för lite kvar att visa visas ingenting.',
  choiceTitle: 'Marknadsbandet',
  choiceIn: 'Ert företag är med: ni ser vad andra betalar, och era snittpriser står bakom deras.',
  choiceOut: 'Ert företag har gått ur: inga av era köp står bakom någons band, och ni ser inget.',
  leave: 'Gå ur marknadsbandet',
  join: 'Gå med',
  leaveTitle: 'Gå ur marknadsbandet?',
  joinTitle: 'Gå med i marknadsbandet?',
  leaveText:
    'Det gäller hela företaget. Ni ser inget marknadsband längre, och alla siffror som ni står bakom försvinner genast.',
  joinText:
    'Det gäller hela företaget. Ni ser marknadsbandet igen, och står bakom siffrorna för kommande månader.',
  password: 'Ditt lösenord',
  passwordMissing: 'Skriv ditt lösenord',
  passwordWrong: 'Lösenordet stämmer inte',
  cancel: 'Avbryt',
  left: 'Ert företag har gått ur marknadsbandet',
  joined: 'Ert företag är med i marknadsbandet',
  how: 'Så fungerar det',
  failed: 'Det gick inte att hämta valet',
};
