import { postRequestForOffer } from '#features/prices/offer-requests/server/emails.ts';
import { postClaim, postClaimCopy } from '#features/prices/claims/server/emails.ts';
import { postCopyRequest } from '#features/purchases/radar/server/emails.ts';
import { claimLetterSource } from '../claims/letter.ts';
import { copyLetterSource } from '../radar/copy-letter.ts';
import { type LetterSample, posted, token } from './posted-letter.ts';

/** Letters to suppliers, who have no place in the product. */
export const supplierLetters: readonly LetterSample[] = [
  ...[false, true].map((isStranger): LetterSample => [
    `postClaim${isStranger ? ' to a stranger' : ''}`,
    (language, product) =>
      posted(product, language, (tx, to) =>
        postClaim(tx, product, {
          source: claimLetterSource(language),
          kind: isStranger ? 'reminder' : 'claim',
          to: to.email,
          token,
          pdf: new Uint8Array(),
          enclosures: [],
          isStranger,
        }),
      ),
    [`/claims/answer#token=${token}`],
  ]),
  [
    'postClaimCopy',
    (language, product) =>
      posted(product, language, (tx, to) =>
        postClaimCopy(tx, product, {
          source: claimLetterSource(language),
          kind: 'claim',
          to: to.email,
          addressee: 'order@grossist.test',
          claimId: 'a1',
          pdf: new Uint8Array(),
        }),
      ),
    ['/deviations/claims/a1'],
  ],
  ...[false, true].map((isStranger): LetterSample => [
    `postRequestForOffer${isStranger ? ' to a stranger' : ''}`,
    (language, product) =>
      posted(product, language, (tx, to) =>
        postRequestForOffer(tx, product, {
          to: to.email,
          replyTo: 'krog+o-0123456789ab@in.test',
          language,
          subject: 'Offert',
          words: 'Hej,\n\nVi ber om en offert.',
          sender: claimLetterSource(language).sender,
          isStranger,
        }),
      ),
    [],
  ]),
  ...[false, true].map((isStranger): LetterSample => [
    `postCopyRequest${isStranger ? ' to a stranger' : ''}`,
    (language, product) =>
      posted(product, language, (tx, to) =>
        postCopyRequest(tx, product, copyLetterSource(language, isStranger), { to: to.email, isStranger }),
      ),
    [],
  ]),
];
