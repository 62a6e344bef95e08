/** What is said of why a price differs (DEALS.md, section 4), on screens and in mail, by cause and direction. */
const english = {
  'list.up': 'The list price has been raised.',
  'list.down': 'The list price has been lowered.',
  'discount-lost': 'The discount of {{from}} is gone.',
  'discount-lower': 'The discount went from {{from}} to {{to}}.',
  'discount-new': 'There is a new discount of {{to}}.',
  'discount-higher': 'The discount went from {{from}} to {{to}}.',
  pack: 'The pack went from {{from}} to {{to}}: {{percent}} per {{unit}}.',
  packSamePrice:
    'The price is the same, but the pack went from {{from}} to {{to}}: {{percent}} per {{unit}}.',
  packEven: 'The pack went from {{from}} to {{to}}, at the same price per {{unit}}.',
  unit: 'The article now comes in another unit or pack, and cannot be compared with before.',
  vat: 'The VAT rate went from {{from}} to {{to}} and the price with VAT stayed, so the price without VAT changed.',
  'deal.up': 'The price is above what you agreed on.',
  'deal.down': 'The price is below what you agreed on.',
  'other.up': 'The price has been raised; the invoice does not say why.',
  'other.down': 'The price has been lowered; the invoice does not say why.',
  other: 'The invoice does not say why.',
  vatOnly: 'The VAT rate went from {{from}} to {{to}}. The price is the same.',
  depositOnly: 'The deposit has changed. The price is the same.',
} as const;

export type WhyWord = keyof typeof english;

const swedish: Readonly<Record<WhyWord, string>> = {
  'list.up': 'Listpriset har höjts.',
  'list.down': 'Listpriset har sänkts.',
  'discount-lost': 'Rabatten på {{from}} är borta.',
  'discount-lower': 'Rabatten gick från {{from}} till {{to}}.',
  'discount-new': 'Det finns en ny rabatt på {{to}}.',
  'discount-higher': 'Rabatten gick från {{from}} till {{to}}.',
  pack: 'Förpackningen gick från {{from}} till {{to}}: {{percent}} per {{unit}}.',
  packSamePrice:
    'Priset är detsamma, men förpackningen gick från {{from}} till {{to}}: {{percent}} per {{unit}}.',
  packEven: 'Förpackningen gick från {{from}} till {{to}}, till samma pris per {{unit}}.',
  unit: 'Artikeln säljs nu i en annan enhet eller förpackning och går inte att jämföra med förut.',
  vat: 'Momssatsen gick från {{from}} till {{to}} och priset med moms är kvar, så priset utan moms har ändrats.',
  'deal.up': 'Priset är högre än det ni har avtalat.',
  'deal.down': 'Priset är lägre än det ni har avtalat.',
  'other.up': 'Priset har höjts, fakturan säger inte varför.',
  'other.down': 'Priset har sänkts, fakturan säger inte varför.',
  other: 'Fakturan säger inte varför.',
  vatOnly: 'Momssatsen gick från {{from}} till {{to}}. Priset är detsamma.',
  depositOnly: 'Panten har ändrats. Priset är detsamma.',
};

export const whyWords = { sv: swedish, en: english } as const;
