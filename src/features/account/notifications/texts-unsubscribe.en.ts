/** Words of the page that ends a kind of mail. */
export const texts = {
  'ask.price-alerts': 'Stop price alerts by email?',
  'ask.weekly-digest': 'Stop the summary by email?',
  askText: 'You keep seeing everything in Krogkoll.',
  stop: 'Stop sending',
  keep: 'Change how often instead',
  'done.price-alerts': 'You get no more price alerts by email.',
  'done.weekly-digest': 'You get no more summaries by email.',
  again: 'Start them again under Notifications',
  unknown: 'This link does not hold',
  unknownText: 'It may have been cut off or be very old. You choose what you are told under Notifications.',
  settings: 'To Notifications',
} as const;
