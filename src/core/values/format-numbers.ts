import { type Language, measured, plainUnit, unitsWord, unitWord } from './unit-names.ts';

const space = '\u00a0';

const locales = { sv: 'sv-SE', en: 'en-SE' } as const;

const tidy = (text: string): string => text.replaceAll('-', '\u2212').replace(/\s/g, space);

/** To make one takes longer than to write a hundred numbers with it, and a list writes thousands. */
const made = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, least: number, most: number, isSigned: boolean): Intl.NumberFormat => {
  const key = `${language} ${least} ${most} ${isSigned}`;
  const kept = made.get(key);
  if (kept !== undefined) return kept;
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });
  made.set(key, format);
  return format;
};

/** Amounts arrive as decimal strings and are shown exactly: `Intl` reads such strings without a detour by doubles. */
const shown = (language: Language, value: string, least: number, most = least, isSigned = false): string =>
  tidy(formatOf(language, least, most, isSigned).format(value as `${number}`));

const currencyName = (currency: string): string => (currency === 'SEK' ? 'kr' : currency);

const shortNames = {
  sv: { thousand: `${space}tkr`, million: `${space}mkr` },
  en: { thousand: 'k', million: 'M' },
};

/** Numbers as DESIGN section 5 writes them; every value is a plain decimal string. */
export const numberFormats = (language: Language) => {
  const unitName = (unit: string): string => unitWord(unit, language);
  const number = (value: string, decimals = 0): string => shown(language, value, decimals);
  return {
    number,
    unitName,
    /** `428,00` for cells whose unit stands in the header. */
    price: (amount: string): string => number(amount, 2),
    /** `428,00 kr/kg`; without a unit `428,00 kr`. */
    unitPrice: (amount: string, currency: string, unit: string | null): string =>
      `${number(amount, 2)}${space}${currencyName(currency)}${unit === null ? '' : `/${unitName(unit)}`}`,
    /** `16 726,28 kr` */
    money: (amount: string, currency = 'SEK'): string =>
      `${number(amount, 2)}${space}${currencyName(currency)}`,
    /** `1 185 kr`, `1 185,50 kr`: what something is sold for, without öre where there are none. */
    tag: (amount: string, currency = 'SEK'): string =>
      `${number(amount, /^-?\d+(\.0*)?$/.test(amount) ? 0 : 2)}${space}${currencyName(currency)}`,
    /** `412 380 kr`, for totals in figures. */
    total: (amount: string, currency = 'SEK'): string => `${number(amount)}${space}${currencyName(currency)}`,
    currencyName,
    /** `+39,00 kr`, `−3,60 kr`. */
    change: (amount: string, currency = 'SEK'): string =>
      `${shown(language, amount, 2, 2, true)}${space}${currencyName(currency)}`,
    /** `+3 640 kr`, `−144 kr`: changes of totals. */
    totalChange: (amount: string, currency = 'SEK'): string =>
      `${shown(language, amount, 0, 0, true)}${space}${currencyName(currency)}`,
    /** `+39,00` for cells whose unit stands in the header. */
    plainChange: (amount: string, decimals = 2): string => shown(language, amount, decimals, decimals, true),
    /** `36,1 %` of a percent number such as `36.1`. */
    percent: (percent: string): string => `${number(percent, 1)}${space}%`,
    /** `15 %`, `12,5 %`: a share that is said, not compared. */
    share: (percent: string): string => `${shown(language, percent, 0, 1)}${space}%`,
    /** `+10,0 %` */
    percentChange: (percent: string): string => `${shown(language, percent, 1, 1, true)}${space}%`,
    /** `14,2 kg`, `24 st`; a broken number of pieces keeps up to two decimals. */
    quantity: (quantity: string, unit: string): string => {
      const digits = measured.has(plainUnit(unit))
        ? shown(language, quantity, 1)
        : shown(language, quantity, 0, 2);
      const isOne = /^-?0*1(\.0*)?$/.test(quantity);
      return `${digits}${space}${isOne ? unitName(unit) : unitsWord(unit, language)}`;
    },
    /** `1 734,41 kg`: as far as it is worth printing beside what it was multiplied to. */
    multiplied: (quantity: string, unit: string): string =>
      `${shown(language, quantity, 0, 2)}${space}${/^-?0*1(\.0*)?$/.test(quantity) ? unitName(unit) : unitsWord(unit, language)}`,
    /** Axis labels: `400 tkr`, `400k`. */
    axis: (value: number): string => {
      const [size, name] =
        value >= 1_000_000
          ? [1_000_000, shortNames[language].million]
          : [1000, shortNames[language].thousand];
      if (value < 1000) return `${shown(language, String(value), 0)}${language === 'sv' ? `${space}kr` : ''}`;
      return `${shown(language, String(value / size), 0, 1)}${name}`;
    },
  };
};
