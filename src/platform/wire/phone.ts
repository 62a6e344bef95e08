import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** A number as it is kept: `+46` and the national number without its leading zero. */
export interface Phone {
  readonly areaCode: string;
  readonly phone: string;
}

/** The library throws for one that no country has. */
const callingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/** The number of an area code and the rest as a person types it, leading zero or not; null when none can exist. */
export const phoneOf = (areaCode: string, rest: string): Phone | null => {
  const callingCode = areaCode.slice(1);
  if (!areaCode.startsWith('+') || !callingCodes.has(callingCode)) return null;
  const typed = rest.trim();
  // A whole number pasted into the field stands for itself, as long as it is of the country chosen.
  const international = /^(?:\+|00)/.test(typed);
  const parsed = international
    ? parsePhoneNumberFromString(typed.replace(/^00/, '+'))
    : parsePhoneNumberFromString(typed, { defaultCallingCode: callingCode });
  if (parsed?.isValid() !== true || parsed.countryCallingCode !== callingCode || parsed.ext !== undefined)
    return null;
  return { areaCode: `+${parsed.countryCallingCode}`, phone: parsed.nationalNumber };
};

/** A whole number as E.164, `+46701740605`; one without a country code is of the country (ISO 3166-1). Null when none can exist. */
export const telephoneOf = (typed: string, country: string): string | null => {
  const text = typed.trim().replace(/^00/, '+');
  const region = getCountries().find((one) => one === country);
  const parsed = parsePhoneNumberFromString(text, region === undefined ? {} : { defaultCountry: region });
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null;
};

/** A number kept as E.164 the way people write it: `+46 70 174 06 05`. */
export const telephoneText = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
