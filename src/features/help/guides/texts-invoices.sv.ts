import type { texts as english } from './texts-invoices.en.ts';

/** Guides about invoices. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'unreadable.title': 'När en faktura inte går att läsa',
  'unreadable.lede': 'Inget försvinner. Det som ingen maskin läser väntar på dig, med orsaken.',
  'unreadable.words': 'oläslig oläsbar fel suddig trasig fastnat väntar lösenord skyddad',
  'unreadable.step1': 'Öppna {{inbox}}. Under {{waiting}} står varje fil och varför den väntar.',
  'unreadable.step2':
    'Är bilden suddig, ta en ny. Är filen lösenordsskyddad, be leverantören om en utan lösenord.',
  'unreadable.step3': 'Tryck på {{retry}} om orsaken har gått över, eller skriv in raderna själv.',
  'correct-line.title': 'Rätta en rad så att vi lär oss',
  'correct-line.lede':
    'När vi är osäkra frågar vi. Det du rättar används nästa gång samma leverantör skickar.',
  'correct-line.words': 'rätta fel rad läsning granska lära layout pris mängd tolkning',
  'correct-line.step1': 'Öppna {{inbox}} och välj en faktura som väntar.',
  'correct-line.step2': 'Tryck på {{review}}. Det vi är osäkra på är markerat, bredvid bilden av pappret.',
  'correct-line.step3':
    'Rätta och spara. Vi minns var raderna stod på pappret och läser nästa på samma sätt.',
  'originals.title': 'Så bevaras originalen i sju år',
  'originals.lede':
    'Varje faktura sparas precis som den kom, med ett fingeravtryck som visar att ingen har ändrat den.',
  'originals.words': 'arkiv original bokföringslagen sju år spara hitta gammal faktura revisor',
  'originals.step1': 'Öppna {{vault}}. Månaderna står till vänster, och {{all}} visar allt.',
  'originals.step2':
    'Sök med {{search}} på vara, belopp eller nummer, och ladda ner originalet från fakturan.',
};
