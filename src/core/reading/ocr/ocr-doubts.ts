import { decimal } from '../../values/decimal.ts';
import { isOrganizationNumber } from '../../values/organization-number.ts';
import { personalNumberDigits } from '../../values/personal-number.ts';
import type { Page } from '../page/page.ts';
import type { Doubt, Reading } from '../reading.ts';
import { isKindUnsure } from './ocr-kinds.ts';
import { isInOtherLetters } from './ocr-languages.ts';
import { openNames } from './ocr-names.ts';
import { haveMisread } from './ocr-numbers.ts';
import { surenessOf } from './ocr-places.ts';
import { mayBeLetters } from './ocr-signs.ts';
import { leastRecognised } from './ocr-words.ts';

// What readers see otherwise has less.
const [sure, sureAlone] = [0.9, 0.8];

// Where names have no letters but those that the models know, which is not so of `ø`, `ü` or `ç`.
const known = /^(SE|FI|GB|IE)/;
const credit = /kredit|credit|gutschrift|korrektur|storno|^avoir|creditnota/i;

/**
 * The doubts of a reading of recognised words. A figure that its line's arithmetic and the printed total prove needs no
 * sure recognition; one that nothing proves does: those of a line of nothing, the number, the date, the numbers of goods.
 */
export const recognitionDoubts = (reading: Reading, pages: readonly Page[]): Doubt[] => {
  const isOpenName = openNames(pages);
  const isUnsure = reading.lines.some(({ line, fields }) => {
    const least = decimal(line.sum).eq('0') ? sure : leastRecognised;
    return [fields.quantity, fields.price, fields.sum].some(
      (field) => field !== undefined && surenessOf(field, pages) < least,
    );
  });
  // What tells goods apart is proved by no sum.
  const goods = reading.lines.filter(({ line }) => line.kind === 'goods');
  const numbers = goods.flatMap(({ line }) => line.articleNumber ?? []);
  const isGoodsUnsure =
    haveMisread(numbers) ||
    goods.some(
      ({ fields: { articleNumber } }) =>
        articleNumber !== undefined && surenessOf(articleNumber, pages) < sure,
    ) ||
    reading.lines.some(
      ({ line, fields: { name } }) => line.articleNumber === null && name !== undefined && isOpenName(name),
    );
  const { number, issueDate, supplier, taxTotal } = reading.fields;
  // Nothing is proved by VAT of nothing, which a stroke may be taken for.
  const isTaxUnsure =
    taxTotal !== undefined && decimal(taxTotal.value).eq('0') && surenessOf(taxTotal, pages) < sureAlone;
  const isSenderUnsure = supplier !== undefined && isOpenName(supplier);
  const isHeadUnsure =
    [number, issueDate].some((field) => field !== undefined && surenessOf(field, pages) < sure) ||
    mayBeLetters(number?.value ?? '');
  const others = reading.doubts.filter((doubt) => doubt !== 'words-uncertain');
  // A digit of a company's number that was taken for another one makes it another company, and so does a letter that no model has.
  const { organizationNumber: company, vatNumber } = reading.invoice.supplier;
  const isAbroad =
    isInOtherLetters(pages) ||
    (vatNumber === null ? !/^(SEK|GBP)$/.test(reading.invoice.currency) : !known.test(vatNumber));
  const isProved =
    company === null || isOrganizationNumber(company) || personalNumberDigits(company) !== null;
  const isUnproved = isAbroad || !isProved;
  const isOther = (isUnproved || isSenderUnsure) && !others.includes('supplier');
  // A heading that was not recognised makes a credit note an invoice; of one that proves itself the line sums prove the signs.
  const speaksOfCredit =
    !reading.invoice.creditNote && pages.some(({ words }) => words.some(({ text }) => credit.test(text)));
  const isOtherKind = reading.kind !== undefined && isKindUnsure(reading.kind, pages);
  return [
    ...others,
    ...(isOtherKind && !others.includes('kind') ? (['kind'] as const) : []),
    ...(speaksOfCredit && !others.includes('credit-note') ? (['credit-note'] as const) : []),
    ...(isOther ? (['supplier'] as const) : []),
    ...(isUnsure || isTaxUnsure || isHeadUnsure || isGoodsUnsure ? (['words-uncertain'] as const) : []),
  ];
};
