/** Sentences that stand about a paper, some with days and amounts that are not its own. */
import type { Draws } from './draws.ts';
import type { Order } from './orders.ts';
import type { Pen, Place } from './pen.ts';

const swedish = [
  'Vid betalning efter förfallodagen debiteras dröjsmålsränta enligt räntelagen.',
  'Efter förfallodagen debiteras ränta med 8 % samt påminnelseavgift 60 kr.',
  'Anmärkning mot faktura ska göras inom 8 dagar.',
  'Reklamation av färskvaror sker samma dag på telefon före kl. 12.00.',
  'Varorna förblir vår egendom till dess full betalning erlagts.',
  'Vi har öppet alla vardagar 06.00–15.30. Glöm inte beställa före röda dagar!',
  'Ange alltid fakturanummer vid betalning.',
  'OBS! Nytt bankgiro från och med årsskiftet.',
  'Priserna höjs med 2,5 % från den 1 januari 2027.',
  'Tack för din beställning!',
  'Faktureringsavgift 45 kr tas ut på pappersfaktura. Välj e-faktura!',
  'Köp över 2 500 kr levereras fraktfritt.',
  'SE-EKO-01. Certifierad av Kiwa.',
  'Enligt offert 12345 och er orderbekräftelse.',
  'Tidigare påminnelse gällande faktura 88123 kan bortses från.',
  'Avser följesedel nr 55102 och 55117.',
  'Vid avbokning senare än 24 timmar debiteras full avgift.',
  'Ränta debiteras vid försenad betalning. Därefter sänds inkassokrav.',
  'Avier skickas digitalt. Anmäl dig till autogiro på vår webbplats!',
  'Betald med kort.',
  'Ersätter tidigare utkast och proformafaktura.',
  'Pantsaldo redovisas på separat kontoutdrag.',
  'Nästa faktura skickas som e-faktura. Avtalet förnyas automatiskt.',
  'Gäller enligt gällande prislista och kvitterad följesedel.',
  'Kopia av orderbekräftelse bifogas. Retursedel finns i kartongen.',
];
const abroad = {
  sv: '',
  da: 'Omvendt betalingspligt. Levering uden moms efter momslovens § 34.',
  no: 'Eksport, mva-fritt salg.',
  de: 'Steuerfreie innergemeinschaftliche Lieferung.',
  en: 'Zero rated export. Goods remain our property until paid in full.',
};

export interface Notes {
  /** What stands over the goods; answers where the goods begin. */
  readonly before: (pen: Pen, place: Place) => number;
  /** What stands under the sums, as far as there is room. */
  readonly after: (pen: Pen, place: Place, bottom: number) => void;
}

export const drawnNotes = (draws: Draws, order: Order): Notes => {
  const count = Number(draws.pick('notes', { 0: 40, 1: 30, 2: 20, 3: 10 }));
  const texts = order.language === 'sv' ? draws.shuffled(swedish).slice(0, count) : draws.taken['local VAT abroad'] === 'yes' ? [] : [abroad[order.language]];
  const all = [...order.asides.notes, ...texts];
  const intro = order.language === 'sv' && draws.is('note over goods', 0.1) ? draws.one(['Vi tackar för förtroendet och debiterar enligt nedan:', 'Avser leveranser enligt nedan.', 'Märkning: Kök 2']) : '';
  return {
    before: (pen, place) => {
      const { size } = pen.look;
      return intro === '' ? place.y : pen.block({ ...place, y: place.y + size * 0.6 }, [intro]) + size * 0.4;
    },
    after: (pen, place, bottom) => {
      const size = pen.look.size - 1;
      const rows = all.flatMap((text) => pen.wrapped(text, place.x2 - place.x, { size }));
      const fitting = rows.slice(0, Math.max(0, Math.floor((bottom - place.y) / (size * 1.3))));
      pen.block(place, fitting, { size });
    },
  };
}; // prettier-ignore
