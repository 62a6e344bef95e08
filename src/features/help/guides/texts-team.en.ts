/** Guides about the team and the account. */
export const texts = {
  'invite.title': 'Invite the head chef',
  'invite.lede': 'Whoever orders should see the price. Invite for each restaurant, with the right role.',
  'invite.words': 'invite invitation colleague team user person staff chef',
  'invite.step1': 'Open {{outlet}} and the tab {{team}}.',
  'invite.step2': 'Press {{invite}}, write the e-mail address and choose role and restaurants.',
  'invite.step3': 'Press {{send}}. The link works for some days and can be sent again.',
  'roles.title': 'Who may do what',
  'roles.lede': 'Three roles, one for each restaurant that a person belongs to.',
  'roles.words': 'role roles access right owner read change account',
  'roles.step1': '{{owner}} does everything: team, payment, power of attorney and all below.',
  'roles.step2': '{{editor}} decides on prices, uploads, writes deals and claims money back.',
  'roles.step3': '{{reporter}} reads invoices, prices and purchases but changes nothing.',
  'notifications.title': 'Choose what you get mail about',
  'notifications.lede': 'Everybody decides for themselves, and every mail can be stopped with one click.',
  'notifications.words': 'mail notification push phone weekly unsubscribe stop silence',
  'notifications.step1': 'Open your account and the tab {{notifications}}.',
  'notifications.step2':
    'Under {{alerts}} you choose at once, {{daily}} or not at all, for mail and phone each.',
  'notifications.step3': 'Under {{digest}}, choose {{weekly}} or {{eachDay}}.',
  'plan.title': 'Change or cancel',
  'plan.lede': 'What you have paid for holds until its period ends, and you always keep the originals.',
  'plan.words': 'plan subscription pay price premium upgrade downgrade cancel end invoice card',
  'plan.step1': 'Open {{account}} and the tab {{billing}}.',
  'plan.step2':
    'Choose another plan there. You cancel by going down to {{starter}}, which holds once the period has ended.',
} as const;
