export const texts = {
  subject: 'A webhook has been turned off',
  greeting: 'Hi {{name}}',
  failed: 'We have tried to send a message ten times in three days, and the receiver has not taken it.',
  'failed.then':
    'Nothing is lost: what happens is kept for {days} days. When the receiver works again, turn the webhook on and everything that waits is sent.',
  gone: 'The receiver answered 410: it wants no more messages.',
  'gone.then':
    'Nothing more is written for it. If that was a mistake, turn the webhook on again; what was sent in the last {days} days can be sent once more.',
  address: 'Receiver',
  button: 'Show the deliveries',
  footer: 'You get this letter because you own a restaurant with webhooks.',
} as const;
