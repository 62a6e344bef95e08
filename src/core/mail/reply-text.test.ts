import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestReply, replyMarks, replyText } from './reply-text.ts';

const letter = [replyMarks.sv, '', 'Hej Elin. Öppna kravet och titta under Händelser.', 'Krogkoll'];
const quoted = letter.map((line) => `> ${line}`);

const answers: readonly (readonly [string, readonly string[]])[] = [
  ['nothing quoted', ['Perfekt, tack.']],
  [
    'Gmail',
    [
      'Perfekt, tack.',
      '',
      'Den mån 3 nov. 2026 kl 09:41 skrev Krogkoll <post@krogkoll.example>:',
      '',
      ...quoted,
    ],
  ],
  [
    'Gmail with a wrapped introduction',
    [
      'Perfekt, tack.',
      '',
      'Den mån 3 nov. 2026 kl 09:41 skrev Krogkoll <',
      'post@krogkoll.example>:',
      '',
      ...quoted,
    ],
  ],
  [
    'Gmail in English',
    ['Perfekt, tack.', '', 'On Mon, 3 Nov 2026 at 09:41, Krogkoll <post@krogkoll.example> wrote:', ...quoted],
  ],
  [
    'Outlook',
    [
      'Perfekt, tack.',
      '',
      '________________________________',
      'Från: Krogkoll',
      'Skickat: den 3 november',
      ...letter,
    ],
  ],
  [
    'Outlook without a rule',
    ['Perfekt, tack.', '', 'From: Krogkoll', 'Sent: Monday', 'To: Elin', 'Subject: Svar', '', ...letter],
  ],
  ['an original message', ['Perfekt, tack.', '-----Ursprungligt meddelande-----', ...letter]],
  [
    'a page turned into text',
    ['Perfekt, tack.', '', 'Den 3 november 2026 skrev Krogkoll:', ...letter, 'Mer'],
  ],
  [
    'a phone',
    [
      'Perfekt, tack.',
      '',
      'Skickat från min iPhone',
      '',
      '3 nov. 2026 kl. 09:41 skrev Krogkoll:',
      '',
      ...quoted,
    ],
  ],
  ['below what is quoted', ['Den 3 nov. 2026 skrev Krogkoll:', ...quoted, '', 'Perfekt, tack.']],
  ['a signature', ['Perfekt, tack.', '-- ', 'Elin Sandberg', 'Krog Bryggan']],
];

describe('what was written in an answer', () => {
  test.each(answers)('%s', (_program, lines) => {
    expect(replyText(lines.join('\r\n'))).toBe('Perfekt, tack.');
  });

  test('between quoted lines is kept in order', () => {
    const text = [
      'On 3 Nov 2026 Krogkoll wrote:',
      '> Vilken faktura?',
      '4711',
      '> Vilken rad?',
      'Den tredje',
    ];
    expect(replyText(text.join('\n'))).toBe('4711\nDen tredje');
  });

  test('is not cut at words that only look like an introduction', () => {
    const text = 'Leverantören skrev:\nvi höjer priset\n\nVad gör jag?';
    expect(replyText(text)).toBe(text);
    expect(replyText('Från: början var det 12 kr\noch nu 14')).toBe('Från: början var det 12 kr\noch nu 14');
  });

  test('is nothing where only our letter came back', () => {
    expect(replyText(letter.join('\n'))).toBe('');
    expect(replyText(quoted.join('\n'))).toBe('');
  });

  test('never holds more than is kept, nor our mark, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...letter, ...quoted)),
          { maxLength: 30 },
        ),
        (lines) => {
          const said = replyText(lines.join('\n'));
          expect(said.length).toBeLessThanOrEqual(longestReply);
          expect(said.isWellFormed() && !said.includes('\u0000')).toBe(true);
          expect(said.includes(replyMarks.sv)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});
