/** What the bell says of invitations. */
export const texts = {
  own: '{{from}} invites you to {{name}}',
  answer: 'Answer',
  accepted: '{{name}} said yes',
  declined: '{{name}} said no',
  as: 'Invited with {{role}}',
} as const;
