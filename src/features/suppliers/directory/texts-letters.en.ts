/** Words of the letters about supplier requests. */
export const texts = {
  greeting: 'Hi {{name}},',
  contactedSubject: 'We have contacted {{supplier}}',
  contactedText:
    'We have contacted {{supplier}}, which you asked for. You will hear from us when they have answered.',
  addedSubject: '{{supplier}} is in Krogkoll',
  addedText:
    '{{supplier}}, which you asked for, is now among the suppliers of Krogkoll and added to your restaurants. It becomes active with its first invoice.',
  declinedSubject: 'We could not add {{supplier}}',
  declinedText:
    'We could not add {{supplier}}, which you asked for. Its invoices are read all the same when they arrive at your address in Krogkoll.',
  button: 'See your suppliers',
  footer: 'You get this letter because you asked for the supplier.',
} as const;
