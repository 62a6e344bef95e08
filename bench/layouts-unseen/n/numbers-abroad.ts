/** Numbers of invented firms abroad, with right check digits. */
import { digitsOf } from '../identity.ts';
import { firm } from '../parties.ts';
import type { Party } from '../paper.ts';

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? '0'), 0);

/** Digits to which a last one that makes the weighted sum divisible by 11 can be put. */
const byEleven = (name: string, weights: readonly number[]): string => {
  for (let turn = 0; ; turn++) {
    const digits = digitsOf(`${name}·${turn}`, weights.length);
    const check = (11 - (weighted(digits, weights) % 11)) % 11;
    if (check < 10) return `${digits}${check}`;
  }
};

const luhnSum = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return sum + (twice > 9 ? twice - 9 : twice);
  }, 0);
const luhnChecked = (digits: string): string => `${digits}${(10 - (luhnSum(digits) % 10)) % 10}`;

const german = (name: string): string => {
  const digits = digitsOf(`${name}·de`, 8);
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return `${digits}${(11 - product) % 10}`;
};

const british = (name: string): string => {
  const digits = digitsOf(`${name}·gb`, 7);
  let rest = weighted(digits, [8, 7, 6, 5, 4, 3, 2]);
  while (rest > 0) rest -= 97;
  return `${digits}${String(-rest).padStart(2, '0')}`;
};

const asDigits = (text: string): string =>
  text.replaceAll(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));

const ibanOf = (land: string, account: string): string => {
  const check = 98n - (BigInt(asDigits(`${account}${land}00`)) % 97n);
  return `${land}${String(check).padStart(2, '0')}${account}`.replaceAll(/(.{4})(?=.)/gu, '$1 ');
};

/** The letters of a bank that an account of the land begins with. */
const banks: Readonly<Record<string, string>> = { GB: 'QPLB', IT: 'X' };

/** A firm of a land (`DK`, `NO`, `FI`, `DE`, `GB`, `FR` or `IT`) with its numbers and an account. */
export const firmAbroad = (land: string, name: string, address: string, phone: string): Party => {
  const made = (organisation: string, vat: string, length: number): Party =>
    firm(name, address, {
      organisation,
      vat,
      phone,
      iban: ibanOf(land, `${banks[land] ?? ''}${digitsOf(`${name}·iban`, length)}`),
    });
  if (land === 'DK') {
    const cvr = byEleven(name, [2, 7, 6, 5, 4, 3, 2]);
    return made(cvr, `DK${cvr}`, 14);
  }
  if (land === 'NO') {
    const number = byEleven(`${name}`, [3, 2, 7, 6, 5, 4, 3, 2]);
    return made(number, `NO${number}MVA`, 11);
  }
  if (land === 'FI') {
    const number = byEleven(name, [7, 9, 10, 5, 8, 4, 2]);
    return made(`${number.slice(0, 7)}-${number.slice(7)}`, `FI${number}`, 14);
  }
  if (land === 'FR') {
    const siren = luhnChecked(digitsOf(`${name}·fr`, 8));
    return made(siren, `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`, 23);
  }
  if (land === 'IT') {
    const number = luhnChecked(digitsOf(`${name}·it`, 10));
    return made(number, `IT${number}`, 22);
  }
  const number = land === 'DE' ? german(name) : british(name);
  return made(number, `${land}${number}`, land === 'DE' ? 18 : 14);
};
