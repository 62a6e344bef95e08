import { decimal } from '#core/values/decimal.ts';
import type { Language } from '#core/values/unit-names.ts';
import type { Why } from './types.ts';

const english = {
  'list.up': 'The list price has been raised',
  'list.down': 'The list price has been lowered',
  'discount-lost': 'The discount is gone',
  'discount-lower': 'The discount is lower',
  'discount-new': 'There is a new discount',
  'discount-higher': 'The discount is higher',
  'pack.up': 'The pack shrank',
  packSamePrice: 'The pack shrank. The price did not follow.',
  'pack.down': 'The pack grew',
  unit: 'Another unit or pack',
  vat: 'The VAT has changed, not the price with it',
  'deal.up': 'The supplier breaks the deal',
  'deal.down': 'Below the deal price',
  'other.up': 'The price has been raised, the invoice does not say why',
  'other.down': 'The price has been lowered, the invoice does not say why',
  vatOnly: 'The VAT has changed, not the price',
  depositOnly: 'The deposit has changed, not the price',
} as const;

type TitleWord = keyof typeof english;

const swedish: Readonly<Record<TitleWord, string>> = {
  'list.up': 'Listpriset har höjts',
  'list.down': 'Listpriset har sänkts',
  'discount-lost': 'Rabatten är borta',
  'discount-lower': 'Rabatten är lägre',
  'discount-new': 'Det finns en ny rabatt',
  'discount-higher': 'Rabatten är högre',
  'pack.up': 'Förpackningen krympte',
  packSamePrice: 'Förpackningen krympte. Priset följde inte med.',
  'pack.down': 'Förpackningen växte',
  unit: 'Annan enhet eller förpackning',
  vat: 'Momsen har ändrats, inte priset med moms',
  'deal.up': 'Leverantören bryter avtalet',
  'deal.down': 'Under avtalspriset',
  'other.up': 'Priset har höjts, fakturan säger inte varför',
  'other.down': 'Priset har sänkts, fakturan säger inte varför',
  vatOnly: 'Momsen har ändrats, inte priset',
  depositOnly: 'Panten har ändrats, inte priset',
};

const words = { sv: swedish, en: english } as const;

const packWord = ({ was, is }: Why): TitleWord => {
  if (was.pack === null || is.pack === null) return 'unit';
  if (decimal(is.pack.amount).gt(decimal(was.pack.amount))) return 'pack.down';
  return decimal(is.price).gte(decimal(was.price)) ? 'packSamePrice' : 'pack.up';
};

const wordOf = (why: Why): TitleWord => {
  const [cause] = why.causes;
  if (cause === undefined && !decimal(why.vat).eq('0')) return 'vatOnly';
  if (cause === undefined && !decimal(why.deposit).eq('0')) return 'depositOnly';
  if (cause === 'pack') return packWord(why);
  if (cause === 'list' || cause === 'deal' || cause === 'other' || cause === undefined)
    return `${cause ?? 'other'}.${decimal(why.to).lt(decimal(why.from)) ? 'down' : 'up'}`;
  return cause;
};

/** The largest cause of a price change in a few words, as a title; no more than its parts say (DESIGN-2, 3.4). */
export const whyTitle = (why: Why, language: Language): string => words[language][wordOf(why)];
