/** Words of the team's letters. */
export const texts = {
  restaurant: 'Restaurant',
  role: 'Role',
  greeting: 'Hi {{name}},',
  invitationSubject: 'Invitation to {{outlets}}',
  invitationText: '{{inviter}} invites you to {{outlets}} in Krogkoll.',
  invitationLife: 'The link works once, for {{days}} days.',
  invitationButton: 'See the invitation',
  invitationFooter: 'If you do not know who invited you, you need not do anything.',
  noticeSubject: 'Change of owner at {{outlets}}',
  noticeOwner: '{{who}} is now an account owner of {{outlets}}.',
  noticeRole: '{{who}} is no longer an account owner of {{outlets}} and has the role {{role}}.',
  noticeGone: '{{who}}, who was an account owner, is no longer in the team of {{outlets}}.',
  noticeAdvice: 'If this is not right, change it in the team or contact us.',
  noticeButton: 'Open the team',
  noticeFooter: 'You get this letter because you own the account.',
} as const;
