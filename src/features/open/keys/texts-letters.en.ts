/** Words of letters about keys. */
export const texts = {
  madeSubject: 'A new API key: {{name}}',
  madeText:
    '{{who}} has made the API key {{name}}. Whoever has it can reach your figures without signing in.',
  revokedSubject: 'The API key {{name}} was revoked',
  revokedText: '{{who}} has revoked the API key {{name}}. Programs that used it are refused from now on.',
  greeting: 'Hello {{name}}',
  advice: 'If you did not expect this, revoke the key, change your password and talk to the other owners.',
  key: 'Key',
  by: 'By',
  button: 'See the keys',
  footer: 'You get this because you own a restaurant in Krogkoll.',
} as const;
