/** Guides about prices, deals and claims. */
export const texts = {
  'decide.title': 'Watch, keep or claim credit',
  'decide.lede': 'When a price changes you say what holds. Until then we count what it costs.',
  'decide.words': 'alert price raise raised decision decide yellow marker ignore',
  'decide.step1': 'Open {{monitoring}}. What is yellow are prices that wait for you, the dearest first.',
  'decide.step2':
    '{{keepThen}}: keep the earlier price if the raise is wrong. We alert again at the next invoice.',
  'decide.step3':
    '{{watchThen}}: watch the new price if you accept it. Then we alert only when it changes again.',
  'decide.step4': 'If the price breaks a deal you can press {{claim}}, and the claim lies ready as a draft.',
  'alert-limits.title': 'Change when we alert',
  'alert-limits.lede': 'Small changes do not disturb when you say how much a price may move.',
  'alert-limits.words': 'limit tolerance percent kronor too many alerts silence',
  'alert-limits.step1': 'Press {{limits}} in the price monitoring.',
  'alert-limits.step2': 'Give kronor or percent, for everything or for a supplier or an article.',
  'alert-limits.step3':
    "Press {{save}}. The limit holds for invoices from today; a deal's own tolerance goes first.",
  'import-deals.title': 'Read in deals from Excel',
  'import-deals.lede':
    'A whole price list at once, compared with what you pay. Nothing is saved before you say so.',
  'import-deals.words': 'deal negotiated price list excel csv import file xlsx',
  'import-deals.step1': 'Open {{deals}} and press {{import}}.',
  'import-deals.step2': 'Choose supplier and file, and press {{read}}. Columns are found by their headings.',
  'import-deals.step3':
    'Go through the rows that need you and save. The whole import can be undone for a day.',
  'deal-by-hand.title': 'Write a deal price',
  'deal-by-hand.lede': 'A price that you have agreed on is watched from the first invoice.',
  'deal-by-hand.words': 'deal negotiated agreed price add discount',
  'deal-by-hand.step1': 'Open {{deals}} and add a deal price for an article.',
  'deal-by-hand.step2': 'Write price and dates. We alert as soon as an invoice does not follow the deal.',
  'claim-money.title': 'Claim money back',
  'claim-money.lede':
    'Lines that cost more than agreed become a letter to the supplier, with evidence and sum.',
  'claim-money.words': 'claim credit note back money deviation complain letter supplier received never',
  'claim-money.step1': 'Open {{deviations}}. Each line shows what it should have cost and what it cost.',
  'claim-money.step2': 'Press {{pick}}, or tick lines yourself.',
  'claim-money.step3':
    "Read the letter and send it. It goes from the restaurant's name, and the answer comes into the claim.",
  'claim-money.step4':
    'Follow it under {{claims}}. Its events show when the letter arrived, and at which address.',
} as const;
