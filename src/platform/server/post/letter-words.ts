/** What stands in every letter. */
export const letterWords = {
  sv: {
    fallback: 'Fungerar inte knappen? Öppna den här adressen:',
    unsubscribe: 'Sluta skicka',
    sender: 'Krogkoll, koll på restaurangens fakturor',
  },
  en: {
    fallback: 'Does the button not work? Open this address:',
    unsubscribe: 'Stop sending',
    sender: 'Krogkoll keeps an eye on the invoices of restaurants',
  },
} as const;
