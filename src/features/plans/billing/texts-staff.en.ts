/** Words for support that sets a plan. */
export const texts = {
  set: 'Set the plan',
  title: 'Plan of {{organization}}',
  text: 'It counts at once, and is written in the log with its reason. Who pays by card changes it themselves.',
  plan: 'Plan',
  until: 'Up to and including',
  untilHint: 'Leave it empty for until further notice.',
  reason: 'Reason',
  reasonHint: 'What the customer asked for, and who decided.',
  reasonShort: 'Write at least {{count}} characters',
  done: '{{plan}} counts for {{organization}} now',
} as const;
