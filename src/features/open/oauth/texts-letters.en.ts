/** Words of letters about programs that somebody has let in. */
export const texts = {
  madeSubject: '{{name}} is connected to Krogkoll',
  madeText: '{{who}} has let {{name}} in. It reaches what {{who}} can reach, until somebody ends it.',
  madeAdvice:
    'If you did not expect this, end the connection, change your password and talk to the other owners.',
  reuseSubject: 'The connection with {{name}} was ended',
  reuseText:
    'Somebody used a code or key of {{name}} that had been used before. It may have been copied, so the connection has ended.',
  reuseAdvice: 'Nothing is needed where the program just sent it twice: connect it again.',
  greeting: 'Hello {{name}}',
  program: 'Program',
  may: 'May',
  by: 'By',
  read: 'read your figures',
  'prices:write': 'propose deals and how alerts are settled',
  'claims:write': 'draft credit claims',
  button: 'See what is connected',
  footer: 'You get this because it is about your restaurant in Krogkoll.',
} as const;
