import type { ClaimReason } from '#core/claims/claim.ts';
import type { Stretch } from './rules-size.ts';

/** An article that was dearer for a week, and then cost what it did before; prices are kronor without VAT. */
export interface DearerArticle {
  readonly article: string;
  readonly price: number;
  /** What a delivery of that week brings. */
  readonly quantity: number;
  readonly week: Stretch;
}

/** What a claim is about: alerts of articles that were dearer, or lines of an ordinary invoice. */
export type ClaimSubject =
  | { readonly kind: 'dearer'; readonly articles: readonly DearerArticle[] }
  | {
      readonly kind: 'lines';
      /** 1: the last invoice but one. */
      readonly fromLast: number;
      /** How many of its goods, from the first of which no other story tells. */
      readonly count: number;
      readonly reason: ClaimReason;
      /** Of each line; left out: the whole line. */
      readonly quantity?: number;
    };

/** What happens to a claim; days are counted from the one on which it was drafted. */
export type ClaimTurn = { readonly after: number } & (
  | { readonly step: 'send' | 'remind'; /** An answer is asked for by this day. */ readonly replyBy: number }
  | {
      readonly step: 'answer';
      readonly answer: 'accepted' | 'rejected' | 'counter-offer';
      readonly words: string;
      /** Part of what is claimed. */
      readonly offer?: number;
      /** By the link of the letter, or by telephone, which a person writes down. */
      readonly by: 'link' | 'person';
    }
  | { readonly step: 'refuse' | 'withdraw' | 'close'; readonly words: string }
  /** A mail of the supplier to the claim's own address. */
  | { readonly step: 'mail'; readonly words: string }
);

/** A credit note of the supplier. */
export interface StoryCredit {
  /** Days after the draft. */
  readonly after: number;
  /** How it says what it is for: the invoice by its number, the goods and their quantity, or an amount alone. */
  readonly manner: 'named' | 'goods' | 'amount';
  /** For how many of the articles, from the first; left out: all. */
  readonly articles?: number;
  /** Part of each line's amount; left out: all. */
  readonly share?: number;
  /** Crates that were returned, which nobody claimed. */
  readonly returned?: number;
}

export interface ClaimStory {
  /** Unique, and what the story shows. */
  readonly key: string;
  readonly supplier: string;
  readonly subject: ClaimSubject;
  readonly turns: readonly ClaimTurn[];
  readonly credits: readonly StoryCredit[];
}

const dearer = (week: Stretch, ...rows: readonly (readonly [string, number, number])[]): ClaimSubject => ({
  kind: 'dearer',
  articles: rows.map(([article, price, quantity]) => ({ article, price, quantity, week })),
});

const story = (
  key: string,
  supplier: string,
  subject: ClaimSubject,
  turns: readonly ClaimTurn[],
  credits: readonly StoryCredit[] = [],
): ClaimStory => ({ key, supplier, subject, turns, credits });

/** Every state that a claim may be in, and every manner of a credit note that pays one; in the order of their drafts. */
export const claimStories: readonly ClaimStory[] = [
  story(
    'credited-in-parts',
    'dryckeshuset-vast',
    dearer([76, 70], ['dryckeshuset-vast/50127', 1149, 4]),
    [
      { after: 0, step: 'send', replyBy: 14 },
      { after: 2, step: 'answer', answer: 'accepted', words: 'Krediteras på två fakturor.', by: 'link' },
    ],
    [
      { after: 3, manner: 'named', share: 0.5 },
      { after: 5, manner: 'named', share: 0.5 },
    ],
  ),
  story(
    'credited',
    'skafferihuset',
    dearer([55, 49], ['skafferihuset/603208', 101.5, 12]),
    [
      { after: 0, step: 'send', replyBy: 14 },
      { after: 1, step: 'answer', answer: 'accepted', words: '', by: 'link' },
    ],
    [{ after: 6, manner: 'goods' }],
  ),
  story(
    'partly-credited',
    'tallviks-grossist',
    dearer(
      [34, 28],
      ['tallviks-grossist/336415', 103, 8],
      ['tallviks-grossist/412418', 105.5, 12],
      ['tallviks-grossist/703118', 139, 4],
    ),
    [
      { after: 0, step: 'send', replyBy: 6 },
      { after: 5, step: 'remind', replyBy: 19 },
    ],
    [{ after: 9, manner: 'goods', articles: 2, returned: 8 }],
  ),
  story('overdue', 'enskars-kott', dearer([27, 21], ['enskars-kott/214087', 309, 9.6]), [
    { after: 0, step: 'send', replyBy: 8 },
  ]),
  story('reminded', 'sodra-fiskbilen', dearer([20, 14], ['sodra-fiskbilen/1056', 319, 4.2]), [
    { after: 1, step: 'send', replyBy: 6 },
    { after: 8, step: 'remind', replyBy: 29 },
    {
      after: 9,
      step: 'mail',
      words: 'Hej! Vi har tagit emot kravet och återkommer när säljaren är tillbaka på måndag.',
    },
  ]),
  story(
    'refused',
    'forbrukning',
    { kind: 'lines', fromLast: 1, count: 1, reason: 'wrong-quantity', quantity: 1 },
    [
      { after: 1, step: 'send', replyBy: 15 },
      {
        after: 6,
        step: 'answer',
        answer: 'rejected',
        words: 'Följesedeln är kvitterad för hela leveransen.',
        by: 'link',
      },
      { after: 7, step: 'refuse', words: 'Kvittensen stämmer, vi släpper det.' },
    ],
  ),
  story('counter-offer', 'rosteri-nordan', { kind: 'lines', fromLast: 1, count: 1, reason: 'quality' }, [
    { after: 0, step: 'send', replyBy: 40 },
    {
      after: 3,
      step: 'answer',
      answer: 'counter-offer',
      words: 'Vi kan ta hälften, rosten var inom toleransen.',
      offer: 0.5,
      by: 'person',
    },
  ]),
  story(
    'settled-without-the-rest',
    'bageri-ragen',
    { kind: 'lines', fromLast: 2, count: 1, reason: 'not-delivered' },
    [
      { after: 0, step: 'send', replyBy: 10 },
      { after: 5, step: 'close', words: 'De hittade halva backen i bilen.' },
    ],
    [{ after: 3, manner: 'named', share: 0.5 }],
  ),
  story(
    'credited-by-name',
    'gronsakshuset-arsta',
    { kind: 'lines', fromLast: 2, count: 2, reason: 'quality', quantity: 2 },
    [{ after: 0, step: 'send', replyBy: 14 }],
    [{ after: 2, manner: 'named' }],
  ),
  story(
    'credited-by-amount',
    'dryckeshuset-vast',
    { kind: 'lines', fromLast: 2, count: 1, reason: 'quality', quantity: 1 },
    [{ after: 0, step: 'send', replyBy: 14 }],
    [{ after: 4, manner: 'amount' }],
  ),
  story('withdrawn', 'bageri-ragen', { kind: 'lines', fromLast: 1, count: 2, reason: 'not-delivered' }, [
    { after: 0, step: 'send', replyBy: 14 },
    { after: 1, step: 'withdraw', words: 'Bröden stod i kylen hela tiden.' },
  ]),
  story(
    'rejected',
    'skafferihuset',
    { kind: 'lines', fromLast: 1, count: 1, reason: 'quality', quantity: 1 },
    [
      { after: 0, step: 'send', replyBy: 21 },
      {
        after: 1,
        step: 'answer',
        answer: 'rejected',
        words: 'Kylkedjan är loggad hela vägen till er kaj.',
        by: 'link',
      },
    ],
  ),
  story('waiting', 'gronsakshuset-arsta', { kind: 'lines', fromLast: 0, count: 1, reason: 'quality' }, [
    { after: 0, step: 'send', replyBy: 14 },
  ]),
  story(
    'drafted',
    'tallviks-grossist',
    { kind: 'lines', fromLast: 0, count: 1, reason: 'not-delivered' },
    [],
  ),
];

/** Every article that a story claims for having been dearer. */
export const dearerArticles: readonly DearerArticle[] = claimStories.flatMap(({ subject }) =>
  subject.kind === 'dearer' ? subject.articles : [],
);
