import { daysAfter } from '#core/values/calendar.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import { dateFormats } from '#core/values/format-dates.ts';
import { fillText } from '#core/values/fill-text.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import { alertsPath } from '#features/account/notifications/paths.ts';
import { noticeWords, rankedPrice, whatHappened } from '#features/account/notifications/rules-ranked.ts';
import { yearlySum } from '#features/account/notifications/rules-told-price.ts';
import type { Listener } from '#features/account/notifications/server/queries-notice.ts';
import type { Block } from '#platform/server/post/letter-blocks.ts';
import type { Letter } from '#platform/server/post/letter.ts';
import { accountPath, homePath } from '#platform/wire/doors.ts';
import { changeOf } from '../rules-figures.ts';
import type { Span } from '../rules-week.ts';
import { texts as english } from '../texts-week.en.ts';
import { texts as swedish } from '../texts-week.sv.ts';
import { waitCount, waitNotes } from './emails-waits.ts';
import type { WeekFigures } from './queries-week.ts';

const weekWords = { sv: swedish, en: english } as const;

const shownPrices = 3;

/** A unit's week or day as it is told. */
export interface WeekNotice {
  readonly unitName: string;
  readonly outletId: string | null;
  readonly week: Span;
  readonly figures: WeekFigures;
}

interface Telling extends WeekNotice {
  readonly language: 'sv' | 'en';
}

/** A reporter sees prices and purchases; claims, accounts and deals are for who may act on them. */
const seenBy = (role: Listener['role'], figures: WeekFigures): WeekFigures =>
  role === 'reporter' ? { ...figures, doubtful: [], ending: [], waits: null, money: null } : figures;

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Whether a morning has nothing to tell somebody of the role: nothing waits, no deal ends, no money came. */
export const isSilent = (role: Listener['role'], figures: WeekFigures): boolean => {
  const { alerts, doubtful, ending, money, ...rest } = seenBy(role, figures);
  const news = alerts.length + doubtful.length + ending.length + waitCount({ ...rest, money });
  return news === 0 && (money === null || decimal(money.back).eq('0'));
};

const rises = ({ alerts }: WeekFigures) =>
  alerts.filter(({ yearly }) => yearly !== null && decimal(yearly).gt('0'));

const priceBlocks = ({ figures, outletId, language }: Telling, mayDecide: boolean): Block[] => {
  const { alerts } = figures;
  if (alerts.length === 0) return [];
  const words = weekWords[language];
  const told = noticeWords[language];
  const format = numberFormats(language);
  const dearer = rises(figures);
  const year = yearlySum(dearer);
  const note = dearer.some(({ isEstimated }) => isEstimated) ? words.yearNoteEstimated : words.yearNote;
  const count = String(alerts.length);
  const sum: Block[] =
    year === null
      ? []
      : [
          {
            kind: 'sum',
            amount: format.number(year.sum),
            unit: fillText(words.perYearIn, { currency: format.currencyName(year.currency) }),
            note,
          },
        ];
  const decide = alerts.length === 1 ? told.decide : fillText(told.decideMany, { count });
  const see = alerts.length === 1 ? told.see : fillText(told.seeMany, { count });
  return [
    ...sum,
    {
      kind: 'ranking',
      title: told.worstFirst,
      items: alerts.slice(0, shownPrices).map((alert) => rankedPrice(alert, outletId, language)),
    },
    {
      kind: 'action',
      button: { label: mayDecide ? decide : see, path: alertsPath({ outletId }) },
      links: [],
    },
  ];
};

type Column = Extract<Block, { readonly kind: 'columns' }>['columns'][number];

/** Money back and money waited for, each where there is any. */
const moneyColumns = ({ figures: { money, currency }, language }: Telling): Column[] => {
  if (money === null) return [];
  const words = weekWords[language];
  const format = numberFormats(language);
  const { back, backFrom, waiting, longest } = money;
  const note =
    longest === null
      ? ''
      : longest.days < 2
        ? longest.supplier
        : fillText(words.waitingLongest, { supplier: longest.supplier, days: String(longest.days) });
  return [
    ...(decimal(back).gt('0')
      ? [{ label: words.back, value: format.money(back, currency), note: backFrom.join(', ') }]
      : []),
    ...(decimal(waiting).gt('0')
      ? [{ label: words.waiting, value: format.money(waiting, currency), note }]
      : []),
  ];
};

const purchaseBlock = (telling: Telling): Block => {
  const { figures, week, language } = telling;
  const words = weekWords[language];
  const format = numberFormats(language);
  const change = changeOf(figures.total, figures.previousTotal);
  const before = { number: String(week.previousNumber) };
  const isDay = week.number === null;
  return {
    kind: 'columns',
    columns: [
      ...moneyColumns(telling),
      {
        label: isDay ? words.purchasesDay : words.purchases,
        value: format.total(figures.total, figures.currency),
        note:
          change === null
            ? fillText(isDay ? words.noneBeforeDay : words.noneBefore, before)
            : fillText(isDay ? words.againstDay : words.against, {
                ...before,
                change: format.percentChange(change),
              }),
      },
    ],
  };
};

const noteBlock = ({ figures, week, language }: Telling): Block[] => {
  const words = weekWords[language];
  const numbers = numberFormats(language);
  const dates = dateFormats(language, week.to);
  const notes = [
    ...waitNotes(figures, words),
    ...figures.doubtful.map(
      ({ supplier, number: invoice }) =>
        [words.newAccount, fillText(words.newAccountText, { supplier, invoice })] as const,
    ),
    ...figures.ending.map(
      ({ title: name, supplier, effectiveTo, price, currency, unit }) =>
        [
          fillText(words.dealEnds, { name }),
          fillText(words.dealEndsText, {
            date: dates.dateInFull(effectiveTo),
            supplier,
            price: numbers.unitPrice(price, currency, unit),
          }),
        ] as const,
    ),
  ];
  return notes.length === 0 ? [] : [{ kind: 'notes', title: words.alsoTitle, notes }];
};

const subjectOf = ({ figures, week, language }: Telling, amount: string): string => {
  const words = weekWords[language];
  const when = whenOf({ week, language });
  const [doubtful] = figures.doubtful;
  const [worst] = rises(figures);
  if (doubtful !== undefined)
    return fillText(words.subjectPay, { when, supplier: doubtful.supplier, invoice: doubtful.number });
  if (worst !== undefined) {
    const year = numberFormats(language).total(fixed(decimal(worst.yearly ?? '0'), 2), worst.currency);
    return fillText(words.subjectPrice, { when, name: worst.name, year });
  }
  const { money } = figures;
  if (money !== null && decimal(money.back).gt('0')) {
    const back = numberFormats(language).money(money.back, figures.currency);
    return fillText(words.subjectBack, { when, amount: back });
  }
  const waits = waitCount(figures);
  if (figures.alerts.length === 0 && figures.ending.length === 0 && week.number === null)
    return fillText(words.subjectWaits, { when, count: String(waits) });
  if (figures.alerts.length === 0 && figures.ending.length === 0)
    return fillText(words.subjectQuiet, { when, amount });
  const [ending] = figures.ending;
  const what =
    figures.alerts.length > 0 || ending === undefined
      ? whatHappened(figures.alerts, language)
      : fillText(words.dealEnds, { name: ending.title });
  return fillText(words.subjectPlain, { when, what });
};

/** What is told: the week by its number, or the morning on which it is told. */
const whenOf = ({ week, language }: Pick<Telling, 'week' | 'language'>): string =>
  week.number === null
    ? capital(dateFormats(language, week.to).longDate(daysAfter(week.to, 1)))
    : fillText(weekWords[language].week, { number: String(week.number) });

const titleOf = ({ figures, language }: Telling): string => {
  const words = weekWords[language];
  if (figures.alerts.length === 0) return words.calmPrices;
  const what = whatHappened(figures.alerts, language);
  const [worst] = rises(figures);
  return worst === undefined || figures.alerts.length === 1
    ? `${what}.`
    : fillText(words.worst, { what, name: worst.name });
};

/**
 * The letter about a unit's week or day: what prices make in a year, the three that cost most, what was bought, what to beware of. A
 * week with nothing is one line. `stopPath` ends such letters for this person.
 */
export const weekLetter = (notice: WeekNotice, listener: Listener, stopPath: string): Letter => {
  const { email, language, role } = listener;
  const words = weekWords[language];
  const told = noticeWords[language];
  const telling: Telling = { ...notice, figures: seenBy(role, notice.figures), language };
  const { figures, week, unitName, outletId } = telling;
  const amount = numberFormats(language).total(figures.total, figures.currency);
  const isQuiet =
    figures.alerts.length + figures.doubtful.length + figures.ending.length + waitCount(figures) === 0 &&
    moneyColumns(telling).length === 0;
  const days = dateFormats(language, week.to).range(week.from, week.to);
  return {
    to: email,
    language,
    kind: 'weekly-digest',
    subject: subjectOf(telling, amount),
    preview: fillText(words.previewPurchases, { amount }),
    kicker:
      week.number === null ? whenOf(telling) : fillText(words.kicker, { number: String(week.number), days }),
    title: isQuiet ? fillText(words.quiet, { amount }) : titleOf(telling),
    paragraphs: [],
    blocks: isQuiet
      ? []
      : [
          ...priceBlocks(telling, role !== 'reporter'),
          purchaseBlock(telling),
          ...noteBlock(telling),
          ...(figures.alerts.length > 0
            ? []
            : [
                {
                  kind: 'action' as const,
                  button: { label: words.open, path: homePath({ outletId }) },
                  links: [],
                },
              ]),
        ],
    footer: fillText(told[`because.${role}`], { unit: unitName }),
    settings: { label: told.howOften, path: accountPath({ tab: 'notifications' }) },
    unsubscribePath: stopPath,
  };
};
