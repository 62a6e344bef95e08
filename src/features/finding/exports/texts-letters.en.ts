/** The letter about a file that was made in the background. */
export const texts = {
  subject: 'Your file is ready: {{file}}',
  greeting: 'Hello {{name}},',
  text: 'The file that you asked for at {{unit}} is ready, with {{rows}} rows. It can be downloaded for seven days, by you alone.',
  button: 'Download the file',
  footer: 'You get this letter because you had a file made in Krogkoll.',
} as const;
