import type { texts as english } from './texts-doubts.en.ts';

/** Words of what only a person can say: which claim a credit is for. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Vilket krav gäller det?',
  line: '{{name}}, {{amount}}',
  whole: 'Hela summan, {{amount}}',
  place: 'Kreditfaktura {{number}}, {{date}}',
  alike:
    'Passar lika bra på flera krav: samma vara och belopp, och ingen faktura nämns. Räknas på {{number}}, det första av dem.',
  alikeNamed:
    'Passar lika bra på flera krav: samma vara och belopp, och att kreditfakturan anger {{invoices}} avgör det inte. Räknas på {{number}}, det första av dem.',
  part: 'Stämmer bara delvis, och ingen faktura nämns. Räknas inte förrän ni säger vilket krav det gäller.',
  partNamed:
    'Kreditfakturan anger {{invoices}}, men raden stämmer bara delvis. Räknas inte förrän ni säger vilket krav det gäller.',
  total: 'Summan är vad flera krav har öppet. Räknas inte förrän ni säger vilket av dem det gäller.',
  isFor: 'Det gäller {{number}}',
  isForInvoice: 'Det gäller {{number}}, faktura {{invoice}}',
  isForLine: 'Det gäller {{number}}, faktura {{invoice}} rad {{line}}',
  none: 'Inget krav',
  actOf: '{{act}}: {{name}}',
  more_one: 'Visa {{count}} till',
  more_other: 'Visa {{count}} till',
  uses: 'Räknas på era krav:',
  lines_one: '{{amount}} på {{count}} rad',
  lines_other: '{{amount}} på {{count}} rader',
};
