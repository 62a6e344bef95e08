/** What the bell says of a plan that ends. */
export const texts = {
  trialEnds: 'The trial ends on {{date}}',
  trialEnded: 'The trial has ended',
  planEnds: 'Your plan ends on {{date}}',
  planEnded: 'Your plan has ended',
  detail: 'After it you have Starter. Nothing is deleted.',
  see: 'See the plan',
} as const;
