import { plainUnit } from '#core/values/unit-names.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { AlertGroup, AlertStatus } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

const unitKeys = { kg: 'unit.kg', l: 'unit.l', st: 'unit.st' } as const;

const isNamed = (unit: string): unit is keyof typeof unitKeys => unit in unitKeys;

/** A unit as it is said: `kilo`, never the invoice's code. */
const spokenUnit = (t: Words, format: Formats, unit: string): string => {
  const plain = plainUnit(unit);
  return isNamed(plain) ? t(unitKeys[plain]) : format.unitName(unit);
};

/** The one sentence that says a price change to a screen reader. */
export const changeSentence = (t: Words, format: Formats, group: AlertGroup, status: AlertStatus): string => {
  const { watchedPrice, newPrice } = group.perBase ?? group;
  const values = {
    percent: format.number(group.changePercent.replace('-', ''), 1),
    to: format.price(newPrice),
    from: watchedPrice === null ? '' : format.price(watchedPrice),
    currency: group.currency === 'SEK' ? t('kronor') : group.currency,
    unit: spokenUnit(t, format, group.perBase?.baseUnit ?? group.unit),
    state: t(`state.${status}`),
  };
  if (group.watchedPrice === null) return t('sentenceUnit', values);
  return t(group.priceDifference.startsWith('-') ? 'sentenceDown' : 'sentenceUp', values);
};
