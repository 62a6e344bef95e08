/** Words of the market band beside an article. */
export const texts = {
  'behindText.5-9': '5–9 other companies bought it',
  'behindText.10-19': '10–19 other companies bought it',
  'behindText.20+': '20 or more other companies bought it',
  fewOthers: 'Fewer than 5 other companies buy it',
  withheld: 'Not shown: the figures might tell one company apart',
  'place.over':
    'Your price {{price}} lies above the middle of the market, {{low}} to {{high}}, with {{middle}} in the middle',
  'place.within':
    'Your price {{price}} lies within the middle of the market, {{low}} to {{high}}, with {{middle}} in the middle',
  'place.under':
    'Your price {{price}} lies below the middle of the market, {{low}} to {{high}}, with {{middle}} in the middle',
  'standing.over': 'You pay more than three in four.',
  'standing.within': 'You pay what most do.',
  'standing.under': 'You pay less than three in four.',
  you: 'You {{price}}',
  halfPays: 'Half pay {{low}}–{{high}}',
  toMiddle: 'Down to the middle: {{amount}} a year.',
  middleIs: 'Middle: {{price}}',
  bandDays: '{{from}} to {{to}}',
  bandHow: 'How the band is made',
  keyBand: 'Middle of the market, 25–75 %',
  keyWithin: 'Your price, within',
  keyOver: 'Your price, above',
  keyUnder: 'Your price, below',
  keyOther: 'Best alternative',
  bandLocked: 'What other companies pay is shown with Premium.',
  bandOut: 'Your company has left the market band and sees none.',
};
