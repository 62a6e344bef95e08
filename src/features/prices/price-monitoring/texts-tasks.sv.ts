import type { texts as english } from './texts-tasks.en.ts';

/** What a price that waits says on the first screen. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  up: '{{name}} har blivit {{percent}} dyrare',
  down: '{{name}} har blivit {{percent}} billigare',
  unit: '{{name}} säljs i en annan enhet eller förpackning',
  even: '{{name}} har ett nytt pris',
  pack: 'Förpackningen har ändrats.',
  'discount-lost': 'Rabatten är borta.',
  'discount-lower': 'Rabatten är lägre.',
  list: 'Listpriset har höjts.',
  overDeal: '{{name}} kostar {{amount}} mer än avtalat',
  claim: 'Kräv {{amount}}',
  claimedIn: 'står i {{number}}',
  seeClaim: 'Se {{number}}',
  detail_one: '{{supplier}} · {{count}} inköp {{date}}',
  detail_other: '{{supplier}} · {{count}} inköp sedan {{date}}',
  decide: 'Ta ställning',
  history: 'Se prishistoriken',
};
