/** Words of letters about answers of support. */
export const texts = {
  subject: 'An answer from Krogkoll support',
  greeting: 'Hi {{name}},',
  attached: 'Attached: {{files}}. Open the conversation to get it.',
  signature: 'Krogkoll support',
  signatureOf: '{{name}}, Krogkoll support',
  button: 'Open the conversation',
  footer:
    'You get this because you asked us something in Krogkoll. Answer this mail and your answer comes into the conversation.',
} as const;
