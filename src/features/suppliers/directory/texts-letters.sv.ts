/** Orden i breven om efterfrågade leverantörer. */
export const texts = {
  greeting: 'Hej {{name}},',
  contactedSubject: 'Vi har kontaktat {{supplier}}',
  contactedText: 'Vi har kontaktat {{supplier}}, som du frågade efter. Vi hör av oss när de har svarat.',
  addedSubject: '{{supplier}} finns i Krogkoll',
  addedText:
    '{{supplier}}, som du frågade efter, finns nu bland leverantörerna i Krogkoll och är tillagd för dina restauranger. Den blir aktiv med sin första faktura.',
  declinedSubject: 'Vi kunde inte lägga till {{supplier}}',
  declinedText:
    'Vi kunde inte lägga till {{supplier}}, som du frågade efter. Fakturorna läses ändå när de kommer till er adress i Krogkoll.',
  button: 'Se dina leverantörer',
  footer: 'Du får brevet för att du frågade efter leverantören.',
} as const;
