import type { texts as english } from './texts-team.en.ts';

/** Guides about the team and the account. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'invite.title': 'Bjud in köksmästaren',
  'invite.lede': 'Den som beställer ska se priset. Bjud in per restaurang, med rätt behörighet.',
  'invite.words': 'bjuda in inbjudan kollega team användare person personal kock',
  'invite.step1': 'Öppna {{outlet}} och fliken {{team}}.',
  'invite.step2': 'Tryck på {{invite}}, skriv e-postadressen och välj behörighet och restauranger.',
  'invite.step3': 'Tryck på {{send}}. Länken gäller i några dagar och kan skickas igen.',
  'roles.title': 'Vem får göra vad',
  'roles.lede': 'Tre behörigheter, en för varje restaurang som personen hör till.',
  'roles.words': 'roll roller behörighet rättighet ägare läsa ändra kontoägare',
  'roles.step1': '{{owner}} gör allt: team, betalning, fullmakt och allt nedan.',
  'roles.step2':
    '{{editor}} tar ställning till priser, laddar upp, lägger in avtal och kräver tillbaka pengar.',
  'roles.step3': '{{reporter}} läser fakturor, priser och inköp men ändrar inget.',
  'notifications.title': 'Välj vad du får mejl om',
  'notifications.lede': 'Var och en bestämmer själv, och varje mejl går att stoppa med ett klick.',
  'notifications.words': 'mejl notis avisering push telefon veckobrev avsluta prenumeration tyst',
  'notifications.step1': 'Öppna ditt konto och fliken {{notifications}}.',
  'notifications.step2':
    'Under {{alerts}} väljer du direkt, {{daily}} eller inte alls, för e-post och telefon var för sig.',
  'notifications.step3': 'Under {{digest}} väljer du {{weekly}} eller {{eachDay}}.',
  'plan.title': 'Byt eller säg upp',
  'plan.lede': 'Det du har betalat för gäller perioden ut, och originalen behåller ni alltid.',
  'plan.words': 'abonnemang betala pris premium uppgradera nedgradera säga upp avsluta faktura kort',
  'plan.step1': 'Öppna {{account}} och fliken {{billing}}.',
  'plan.step2':
    'Välj ett annat abonnemang där. Du säger upp genom att gå ner till {{starter}}, som gäller när perioden är slut.',
};
