import type { texts as english } from './texts-told.en.ts';

/** Vad klockan och första sidan säger om det som bevakas bredvid priserna. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'fee.first': 'Ny avgift från {{supplier}}: {{fee}}',
  'fee.rose': '{{fee}} från {{supplier}} har höjts',
  'fee.oftener': '{{fee}} från {{supplier}} oftare än förut',
  'fee.freight': 'frakt',
  'fee.fuel': 'drivmedel',
  'fee.environment': 'miljö',
  'fee.invoice': 'fakturaavgift',
  'fee.minimum-order': 'minsta order',
  'fee.small-order': 'småorder',
  'fee.other': 'annan avgift',
  feeFirst: '{{to}}',
  feeMoved: '{{from}} → {{to}}',
  renumbered: '{{name}} har nytt nummer',
  renumberedDetail: '{{supplier}} · samma vara?',
  missing: 'Faktura {{numbers}} från {{supplier}} har inte kommit',
  missingUnknown: 'En faktura från {{supplier}} verkar saknas',
  missingDetail: 'Den senaste före är av den {{date}}',
  open: 'Titta',
  ask: 'Be om kopia',
  answer: 'Svara',
  namedMissing: 'den saknade fakturan från {{supplier}}',
};
