/** Words of the page that says how the market band is made, and of the choice to leave it. */
export const texts = {
  title: 'How the market band is made',
  back: 'Find goods',
  lead: 'The band is the middle half of what other companies pay for the same goods: a quarter pays less, a quarter pays more.',
  whatTitle: 'What it shows',
  what1:
    'Each company’s own average price for a kilo, litre or piece, and of these the values at 25, 50 and 75 %.',
  what2: 'The middle is the market average price. It is never shown without its band.',
  what3:
    'Rounded to three significant digits. Never the lowest or highest price, never who paid it or which supplier sold it.',
  what4: 'It is no price that anyone has promised you.',
  whenTitle: 'From which days',
  when1:
    'Ninety days that ended at least thirty days ago. The period stands under the band, and this month it is {{from}} to {{to}}.',
  when2: 'Made once a month, and never changed afterwards. Older figures stay for six months at the most.',
  whoTitle: 'Who stands behind it',
  who1: 'At least five other companies, and none of them with more than 60 % of the volume.',
  who2: 'A company counts when it has been registered and has bought for 180 days, has signed the power of attorney, and has 20 checked invoices of three suppliers that others buy from too.',
  who3: 'Companies with a common parent, owner, signatory or payment method count as one. Sample data never counts.',
  who4: 'Your own purchases are never in the band that you see.',
  safeTitle: 'Why nobody can be worked out',
  safe1:
    'The buyers of each article are divided into two halves for good. You see the half that you are not in, so comparing two companies’ screens tells nothing about anyone.',
  safe2:
    'Figures are renewed only when the same companies stand behind them, or when at least three have come or gone.',
  safe3: 'A company that leaves, or is erased, takes all figures with it that it stood behind.',
  safe4: 'Where that leaves too little to show, nothing is shown.',
  choiceTitle: 'Market band',
  choiceIn: 'Your company takes part: you see what others pay, and your average prices stand behind theirs.',
  choiceOut: 'Your company has left: none of its purchases stand behind anyone’s band, and you see none.',
  leave: 'Leave the market band',
  join: 'Take part',
  leaveTitle: 'Leave the market band?',
  joinTitle: 'Take part in the market band?',
  leaveText:
    'It holds for the whole company. You see no market band any more, and all figures that you stand behind disappear at once.',
  joinText:
    'It holds for the whole company. You see the market band again, and stand behind the figures of coming months.',
  password: 'Your password',
  passwordMissing: 'Write your password',
  passwordWrong: 'The password is wrong',
  cancel: 'Cancel',
  left: 'Your company has left the market band',
  joined: 'Your company takes part in the market band',
  how: 'How it works',
  failed: 'The choice could not be fetched',
};
