import {
  buyersIn,
  isAddressee,
  isAlienBuyer,
  isBuying,
  isRowOfAddress,
  numberIn,
  payingBlocks,
  without,
} from './addressee.ts';
import type { Field } from './choose-fields.ts';
import { isCompany } from './company-forms.ts';
import { addressBlocks, behindName, blockBelow, headingBlock, isContact, topmost } from './address-blocks.ts';
import { companiesBelow, footNames } from './foot-names.ts';
import { footer, holds } from './number-holder.ts';
import { isAboveName, isCutShort, isDoubtedName } from './name-doubts.ts';
import { isShown } from './name-evidence.ts';
import { domainsOf, isNamedAfter, letters } from './named-after.ts';
import { mayBeName, nameIn, soldBy } from './name-text.ts';
import {
  calledAlso,
  companyCalled,
  isCalled,
  isOutnumbered,
  isPartOfName,
  isProvedName,
  legalName,
} from './name-proof.ts';
import { folded } from './same-name.ts';
import { assigneesIn, payeeCells } from './others-sentences.ts';
import {
  type Lines,
  isBeforeValue,
  isBelowCompany,
  mayBegin,
  namedCells,
  isLetterhead,
  ownerOf,
  rowBlocks,
  sideScore,
  unlikeGuest,
  usualHeight,
} from './named-blocks.ts';
import { isReferredTo } from './referred-names.ts';
import type { SidedCell } from './party-sections.ts';
import { personalNumberDigits } from '../../values/personal-number.ts';
import { fromWhom, isKind, isPlaced, longerOf, saidIn, wordsOf } from './trader-name.ts';
import { rightOf } from '../page/page.ts';
import { isPageCounter } from '../page/page-mark.ts';
import type { Row } from '../words/rows.ts';

const [unsure, sureName, clear] = [0.4, 0.6, 12];

/**
 * The supplier's name: what stands below a seller's label, carries a company form, heads the page, or stands at its foot beside
 * the numbers to pay to. Never the name that an address begins with, unless something else says that it is the sender's too.
 * `null` when nothing does.
 */
export const supplierName = (
  pages: readonly (readonly Row[])[],
  lines: Lines | null = null,
  number: string | null = null,
): Field | null => {
  const isOfGoods = ({ box }: SidedCell): boolean =>
    lines !== null &&
    box.y > lines.top &&
    box.y < lines.bottom + box.height &&
    box.x <= lines.right + clear &&
    rightOf(box) >= lines.left - clear;
  const all = namedCells(pages[0] ?? []).filter(({ text }) => !isPageCounter(text));
  const cells = all.filter((cell) => !isOfGoods(cell));
  // A foot may stand on the last page alone.
  const last =
    pages.length > 1 ? namedCells(pages.at(-1) ?? []).filter(({ text }) => !isPageCounter(text)) : [];
  const usual = usualHeight(cells);
  const bottom = Math.max(...cells.map(({ box }) => box.y), 1);
  const firstOfSeller = cells.find(({ side, text }) => side === 'seller' && mayBeName(nameIn(text)));
  const domains = domainsOf(cells);
  const customers = buyersIn(cells);
  const { atFoot, printed, ownNames } = footNames(cells, last, { number, bottom, customers });
  const blocks = addressBlocks(
    cells,
    (cell) => cell.side === null && mayBegin(cell) && !isBeforeValue(cell, cells),
  );
  const payees = payeeCells(cells);
  const addressed = {
    billed: buyersIn(cells.filter(({ isDelivery }) => !isDelivery)).map(letters),
    buyers: customers.map(letters),
    paid: payingBlocks(blocks.filter(({ name }) => !payees.includes(name))),
    usual,
  };
  const companies = new Set(
    cells
      .filter((cell) => cell.side !== 'buyer' && isCompany(nameIn(cell.text)))
      .filter((cell) => mayBeName(nameIn(cell.text)) && !isAddressee(cell, cells, number, addressed))
      .map((cell) => letters(nameIn(cell.text))),
  );
  const highest = headingBlock(blocks, bottom, addressed.billed.length > 0);
  const first = highest !== null && isBelowCompany(highest.name, cells) ? null : highest;
  const firstNumber = numberIn(first?.below ?? []);
  const isOthers = firstNumber !== null && number !== null && firstNumber !== number;
  const parties = [...blocks.map(({ name }) => name), ...cells.filter((cell) => isRowOfAddress(cell, usual))];
  const isLone = blocks.length === 1 && addressed.billed.length === 0 && parties.length === 1;
  const top = first === null || isOthers ? undefined : ownerOf(first, isLone);
  const assignees = assigneesIn([...cells, ...last]);
  // A claim is made over to another than the sender.
  const isToAssignee = (value: string): boolean =>
    assignees.some((text) => ` ${text} `.includes(` ${folded(value)} `));
  // Who names itself beside its numbers at the foot is the sender, whoever stands at the top.
  const named = companiesBelow([...cells, ...last], footer * bottom).filter(
    ({ text }) => !isToAssignee(nameIn(text)),
  );
  const isNamedElsewhere = named.some(
    ({ text }) => !wordsOf(nameIn(text)).some((word) => wordsOf(top?.text ?? '').includes(word)),
  );
  const isHolder = (cell: SidedCell): boolean =>
    holds(cell, cells, {
      number,
      bottom,
      isAddressed: cells.some((each) => isBuying(each) && !each.isDelivery),
    });
  const holders = cells.filter((cell) => mayBeName(nameIn(cell.text)) && isHolder(cell));
  const isHeldElsewhere = top !== undefined && holders.length > 0 && !holders.includes(top);
  const heading = isNamedElsewhere || isHeldElsewhere ? undefined : top;
  // A person who trades has no company's form.
  const isPersons = personalNumberDigits(number ?? '') !== null;
  // In an address it may be that of a person who buys.
  const isApart = !blocks.some(({ below }) =>
    below.some(({ text }) => text.replaceAll(/\D/g, '').includes(number ?? '–')),
  );
  const uppermost = cells.find(({ side }) => side === null);
  const candidates = [...cells, ...atFoot, ...ownNames]
    .filter((cell) => mayBeName(nameIn(cell.text)) && !isReferredTo(cell, cells) && !isKind(cell.text))
    .map((cell) => {
      const value = nameIn(cell.text);
      const isImprint = ownNames.some(({ text }) => letters(text) === letters(value));
      const hasForm = isCompany(value) || isImprint;
      const others = cells.filter(
        (other) => other.box !== cell.box && other.text.toLowerCase().includes(value.toLowerCase()),
      );
      const isLarge = cell.box.y < bottom * 0.35 && cell.box.height > 1.4 * usual;
      const isAtFoot =
        atFoot.includes(cell) ||
        ownNames.includes(cell) ||
        [cell, ...others].some(({ box }) => box.y > footer * bottom);
      const isHeading = cell === heading;
      // An address on the net in an address is of whoever that is, and no second sign that it is the sender's.
      const own = isHeading || isLarge || isAtFoot ? [] : blockBelow(cell, cells);
      const machines = own.length === 0 ? domains : domainsOf(without(cells, own));
      const isOfPage = isNamedAfter(value, machines);
      // The page's own address on the net is another's than that in the address below the name.
      const isAside = !isOfPage && machines.length > 0 && isNamedAfter(value, domains);
      const isOnly = hasForm && companies.size === 1 && companies.has(letters(value));
      // Of the lines of an address the first is its name.
      const isOwn = cell === holders[0];
      // Who is paid is another than the sender where another company stands on the page that is not addressed.
      const isPaid = payees.includes(cell) || printed.some((each) => each === cell && each.isPaid);
      const isPayee =
        isToAssignee(value) || (isPaid && [...companies].some((name) => name !== letters(value)));
      const isFrom =
        fromWhom.test(cell.text) && (behindName.test(cell.text) || (hasForm && cell.box.y < bottom / 2));
      const isSold = soldBy.test(cell.text) || isFrom;
      const isAlien = isAlienBuyer(cell, cells, value, { isRepeated: others.length > 0, isAtFoot });
      const isSaid = isSold || cell.side === 'seller';
      // Where a label names another as who buys, nobody else than the sender has an address at the very top.
      const isTopmost =
        (isHeading || (behindName.test(saidIn(cell)) && !isBuying(cell))) &&
        cell.box.y <= topmost &&
        addressed.billed.length > 0;
      const isPlain = isHeading || isLarge || isOfPage || isOnly || isTopmost;
      const isSender = isPlain || isSaid || isOwn || (hasForm && isAtFoot);
      const isBuyers = cell.side !== 'seller' && addressed.buyers.includes(letters(value));
      // A personal number is no company's: of several addresses it is that of whoever trades without a form.
      const isOnlyTrader =
        isPersons &&
        isApart &&
        parties.length > 1 &&
        parties.every((each) => (each === cell) !== isCompany(nameIn(each.text)));
      const isNoTrader = isPersons && isApart && isCompany(value) && !/enskild firma/i.test(value);
      const isOthers =
        isPayee ||
        isBuyers ||
        isNoTrader ||
        (!isHeading && !isOnlyTrader && isAddressee(cell, cells, number, addressed));
      const score =
        (hasForm ? 3 + Math.min(others.length, 3) * 0.5 : 0) +
        sideScore(cell, firstOfSeller) +
        (cell.box.y < bottom * 0.2 ? 1 : 0) +
        (isLarge ? 1.5 : 0) +
        (cell === uppermost && companies.size === 0 ? 1 : 0) +
        (isHeading || isTopmost ? 2.5 : 0) +
        (hasForm && isAtFoot ? 2 : 0) +
        (ownNames.includes(cell) ? 2 : 0) +
        (isSold ? 4 : 0) +
        (isOwn || isOnlyTrader ? 3 : 0) +
        (isOfPage ? 2 : 0) -
        (isAlien && !isSaid ? 1 : 0) -
        (isPayee ? 6 : isOthers ? (isSender ? 2 : 4) : 0);
      const isRepeated = others.length > 0;
      const isReached = blockBelow(cell, cells).some(({ text }) => isContact(text));
      // Below a mark of another name stands whoever uses it, or whom the letter goes to.
      const isMarked =
        isHeading && first !== null && cell !== first.name && !isCalled(value, first.name.text);
      const isAbove = !isCompany(value) && isAboveName(cell, cells);
      const isOnTop = cell === uppermost && cell.box.y <= topmost && addressed.billed.length > 0;
      const isTrader = isPersons && (isHeading || isOwn || isReached || isTopmost || isOnTop);
      const signs = [
        isHeading && isLetterhead(cell, blocks),
        isHeading,
        isLarge,
        isOfPage,
        isRepeated,
        isSaid,
        isAtFoot,
        isReached,
        isOwn,
        isTrader,
      ];
      const isOwned = isHeading || isOfPage || isSaid || isAtFoot || (isOwn && hasForm);
      const found = {
        value,
        cell,
        score,
        hasForm,
        isOfPage,
        isRepeated,
        isAtFoot,
        isOwned,
        isHeading,
        isSaid,
      };
      return {
        ...found,
        isAside: isAside || (isAlien && !isSaid),
        isSender,
        isOthers,
        isSeldom:
          isImprint &&
          !isCompany(value) &&
          !isHeading &&
          !isLarge &&
          !isOfPage &&
          !isRepeated &&
          !(isOwn && isPersons) &&
          !(
            (isPersons || (companies.size === 0 && saidIn(cell) === value)) &&
            isPlaced(cell, [...cells, ...last], number)
          ),
        isOverName: isHeading && !isOfPage && !isRepeated && (isMarked ? !isReached : isAbove),
        signs: [...signs, isTopmost, isOnlyTrader].filter(Boolean).length,
      };
    });
  const ranked = candidates.toSorted((one, other) => other.score - one.score);
  const likeliest = longerOf(ranked[0], ranked);
  const isLegal = likeliest === undefined || likeliest.hasForm;
  const legal = isLegal
    ? undefined
    : (legalName(ranked, [...cells, ...atFoot], number) ?? companyCalled(likeliest, ranked));
  const isOne = legal !== undefined && likeliest !== undefined && isCalled(legal.value, likeliest.value);
  const best = isOne ? calledAlso(legal, likeliest) : (legal ?? likeliest);
  const rest = ranked.filter(({ cell }) => cell !== best?.cell);
  const isNamedBuyer = (text: string): boolean => addressed.buyers.includes(letters(nameIn(text)));
  if (best === undefined || best.score < 2) return unlikeGuest(blocks, isNamedBuyer);
  const own = wordsOf(best.value);
  const strangers = rest.filter(({ value }) => !wordsOf(value).some((word) => own.includes(word)));
  const rivals = strangers.filter(({ isOthers }) => !isOthers);
  const mayBe = ({ text }: SidedCell): boolean => mayBeName(nameIn(text));
  const around = { cells: [...cells, ...atFoot], number, mayBeName: mayBe };
  const placed = {
    number,
    blocks: [...blocks, ...rowBlocks(cells, usual)],
    billed: cells.filter((each) => isBuying(each) && !each.isDelivery),
    imprints: ownNames,
    foot: footer * bottom,
  };
  const isSure =
    best.isSender &&
    [best, ...(isOne ? [likeliest] : [])].some((each) => isShown(each, [...cells, ...last], placed)) &&
    !best.isAside &&
    !best.isSeldom &&
    !best.isOverName &&
    !isCutShort(best.value, rest) &&
    !isPartOfName(best, rest) &&
    isProvedName(best, rivals, around) &&
    !isOutnumbered(best, strangers, around) &&
    !isDoubtedName(best, [...cells, ...atFoot], { ...best, goods: all.filter(isOfGoods), buyers: customers });
  const { value, score, cell } = best;
  return {
    value,
    confidence: isSure ? Math.max(sureName, Math.min(0.9, score / 8)) : Math.min(unsure, score / 8),
    place: { page: cell.page, box: cell.box },
  };
};
