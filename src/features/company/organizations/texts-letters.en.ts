/** Words of letters to the owners of a restaurant. */
export const texts = {
  greeting: 'Hi {{name}},',
  changeSubject: 'Changed details for {{outlet}}',
  changeText: '{{who}} changed the following for {{outlet}} in Krogkoll.',
  changeBankgiro: 'New bankgiro number',
  changeEmail: 'New invoice email',
  changeAdvice: 'If this is not right, change it back in the restaurant’s details and contact us.',
  changeButton: 'Open the restaurant',
  changeFooter: 'You get this letter because you own the account.',
  requestSubject: '{{who}} asks for access to {{organization}}',
  requestText: '{{who}} has an account at Krogkoll and asks to be invited to {{organization}}.',
  requestEmail: 'Email',
  requestMessage: 'Message',
  requestAdvice: 'Invite only somebody you know. Without an invitation the person sees nothing of yours.',
  requestButton: 'Open the team',
  requestFooter: 'If you do not know who asks, you need not do anything.',
} as const;
