const ofWire = /^-?\d{1,18}(\.\d{1,10})?$/;

/** A decimal string as a person types it: decimal comma, thousands parted by a hard space. */
export const amountText = (value: string | null): string => {
  if (value === null || !ofWire.test(value)) return value ?? '';
  const [whole = '', fraction] = value.replace('-', '').split('.');
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return `${value.startsWith('-') ? '\u2212' : ''}${parted}${fraction === undefined ? '' : `,${fraction}`}`;
};

/**
 * What a person typed as a decimal string for the wire: comma and point both part the fraction, and of both the last one
 * does. Null: nothing was typed; undefined: it is no amount.
 */
export const amountOf = (text: string): string | null | undefined => {
  const bare = text.replace(/[\s']|(?:kr|sek|%)\s*$/giu, '').replace(/^[\u2212\u2013]/u, '-');
  if (bare === '') return null;
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const whole = (mark < 0 ? bare : bare.slice(0, mark)).replaceAll(/[.,]/g, '');
  const fraction = mark < 0 ? '' : bare.slice(mark + 1);
  const plain = `${/^-?$/.test(whole) ? `${whole}0` : whole}${fraction === '' ? '' : `.${fraction}`}`;
  return ofWire.test(plain) ? plain : undefined;
};
