/** What the bell says of a plan that ends, rests or is not paid. */
export const texts = {
  trialEnds: 'The trial ends on {{date}}',
  trialEnded: 'The trial has ended',
  planEnds: 'Your plan ends on {{date}}',
  planEnded: 'Your plan has ended',
  late: 'A payment did not go through',
  lateDetail: 'Everything works until {{date}}, then you have Starter until it is paid.',
  lateOver: 'A payment is still late',
  lateOverDetail: 'You have Starter until it is paid. Nothing is deleted.',
  paused: 'Your plan is paused',
  pausedDetail: 'You have Starter for as long. Nothing is deleted.',
  detail: 'After it you have Starter. Nothing is deleted.',
  see: 'See the plan',
} as const;
