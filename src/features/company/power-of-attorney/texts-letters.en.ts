/** Words of the letters around a power of attorney. */
export const texts = {
  requestSubject: '{{sender}} asks you to sign a power of attorney for {{organization}}',
  requestText:
    'With it Krogkoll may collect supplier invoices for {{organization}} and read prices and quantities. It gives no right to pay, order or dispute.',
  requestLife: 'The link is yours alone and works until {{date}}. You need no account.',
  requestButton: 'Read and sign',
  requestFooter:
    'You get this letter because {{sender}} named you as the one who signs for the company. If that is wrong, do nothing, or open the link and say no.',
  organization: 'Company',
  number: 'Organization number',
  outlets: 'Restaurants',
  codeSubject: 'Your code for signing for {{organization}}',
  codeText: 'Enter the code on the page where you sign the power of attorney for {{organization}}.',
  codeLife: 'It works for ten minutes. Give it to nobody.',
  code: 'Code',
  codeFooter:
    'You get this letter because somebody asked for a code to sign with. If it was not you, do nothing.',
  signedSubject: 'The power of attorney for {{organization}} is signed',
  signedText: '{{signatory}} has signed. You find the sealed document under Restaurant, Power of attorney.',
  rejectedSubject: 'The power of attorney for {{organization}} was not signed',
  rejectedText: '{{signatory}} said no. Nothing is signed. You can offer it to somebody else.',
  reason: 'Their reason',
  noticeButton: 'To the power of attorney',
  noticeFooter: 'You get this letter because you are account owner at {{organization}}.',
} as const;
