import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import type { Letter } from './letter.ts';

const invitation = (inviter: string): Letter => ({
  to: 'bo@krogbryggan.example',
  language: 'sv',
  kind: 'invitation',
  subject: `${inviter} bjuder in dig till Krog Bryggan`,
  greeting: 'Hej!',
  paragraphs: [`${inviter} vill att du ser Krog Bryggans fakturor.`],
  facts: [
    ['Restaurang', inviter],
    ['Roll', 'Full behörighet'],
  ],
  button: { label: 'Öppna inbjudan', path: '/signup?invitation=abc&lang=sv' },
  footer: `${inviter} angav din adress.`,
});
const publicUrl = 'https://app.krogkoll.example';

const linksOf = (html: string): (string | undefined)[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
const ownLink = `${publicUrl}/signup?invitation=abc&amp;lang=sv`;

test.each([
  ['Win http://evil', /http:\/\/evil/],
  ['Win https://evil.example/now', /evil\.example/],
  ['www.evil.example', /evil\.example/],
  ['a:http:////evil.example', /:\/+ *evil|a:\/\//],
  ['hthttp://tp://evil.example', /:\/+ *evil/],
  ['evil．example', /evil．example/],
  ['Anna\r\nBcc: all@victims.example', /\nBcc|victims\.example/],
  ['Anna\u0000\u2028\u202eoidua', /[\u0000\u2028\u202e]/],
])('R42: the name %j brings no web address and no line', (name, never) => {
  const { html, text, subject } = layOut(invitation(name), publicUrl);
  expect(html).not.toMatch(never);
  expect(text).not.toMatch(never);
  expect(subject).not.toMatch(/[\p{Cc}\p{Cf}]|:\/\//u);
  expect(linksOf(html)).toEqual([ownLink, ownLink]);
});

test.each([
  ['<a href="http://evil.example">Win</a>', /<a href="http:/],
  ['"><img src=x onerror=alert(1)>', /<img src=x|<img(?! src="cid:)/],
  ["' onclick='alert(1)", /' onclick='/],
  ['</style><script>alert(1)</script>', /<script/],
])('R42: the name %j brings no markup', (name, never) => {
  const { html } = layOut(invitation(name), publicUrl);
  expect(html).not.toMatch(never);
  expect(linksOf(html)).toEqual([ownLink, ownLink]);
});

test('both parts say the same', () => {
  const { html, text } = layOut(invitation('Åsa Öberg'), publicUrl);
  for (const words of ['Åsa Öberg bjuder in dig', 'Full behörighet', 'Öppna inbjudan', 'Åsa Öberg angav']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain(`${publicUrl}/signup?invitation=abc&lang=sv`);
});

test('a letter that can be stopped says where', () => {
  const stoppable = { ...invitation('Anna'), unsubscribePath: '/setting/account?tab=notifications' };
  const { unsubscribeUrl, text } = layOut(stoppable, publicUrl);
  expect(unsubscribeUrl).toBe(`${publicUrl}/setting/account?tab=notifications`);
  expect(text).toContain(`Sluta skicka:\n${publicUrl}/setting/account`);
});

test('both parts of a letter of blocks say the same, and ask no server for anything', () => {
  const path = '/invoices';
  const finding = {
    name: 'Olja <b>',
    path,
    detail: 'Grossist',
    price: '28,71 → 34,73',
    change: '+6,02',
  };
  const { html, text, subject } = layOut(
    {
      to: 'anna@krogbryggan.example',
      language: 'sv',
      kind: 'weekly-digest',
      subject: 'Olja:\u00a034,73',
      kicker: 'Vecka 47',
      title: 'Ett pris har gått upp',
      paragraphs: [],
      blocks: [
        { kind: 'price', from: '28,71', to: '34,73 kr/l', change: '+6,02 kr/l', direction: 'down' },
        { kind: 'figures', rows: [['Hittills', '553,80\u00a0kr']] },
        { kind: 'sum', amount: '11 269', unit: 'kr/år', note: 'Så mycket.' },
        { kind: 'ranking', title: 'Dyrast först', items: [{ ...finding, direction: 'up' }] },
        { kind: 'columns', columns: [{ label: 'Inköp', value: '148 920 kr', note: '+1,9 %' }] },
        { kind: 'notes', title: 'Också', notes: [['Nytt konto', 'på faktura 1.']] },
        { kind: 'action', button: { label: 'Ta ställning', path }, links: [{ label: 'Visa', path }] },
      ],
      footer: 'Krog Bryggan',
      settings: { label: 'Ändra hur ofta', path },
    },
    publicUrl,
  );
  expect(subject).toBe('Olja: 34,73');
  const said = [
    'Vecka 47',
    'Ett pris har gått upp',
    '▼ +6,02 kr/l',
    'Hittills',
    '553,80\u00a0kr',
    'kr/år',
    'Så mycket',
    'Dyrast först',
  ];
  said.push(
    '▲ +6,02',
    'Grossist',
    '148 920 kr',
    '+1,9 %',
    'Nytt konto',
    'på faktura 1',
    'Ta ställning',
    'Visa',
    'Ändra hur ofta',
  );
  for (const words of said) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain('Olja &lt;b&gt;');
  expect(html).not.toMatch(/(?:src|background)="(?!cid:)|url\(|<link|<script/);
});
