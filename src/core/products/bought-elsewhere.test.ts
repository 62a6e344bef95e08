import { describe, expect, test } from 'vitest';
import { boughtElsewhere, type OtherGoods } from './bought-elsewhere.ts';

const goods = { name: 'Maskindiskmedel 10 l', unit: 'dunk', category: 'supplies', currency: 'SEK' };
const other = (part: Partial<OtherGoods>): OtherGoods => ({ ...goods, lastDate: '2026-11-01', ...part });

describe('DESIGN-2 3.1, goods of a deal that are bought elsewhere', () => {
  test('the same name is the same goods, whatever its category', () => {
    const same = other({ name: 'MASKINDISKMEDEL, 10 L', category: 'general' });
    expect(boughtElsewhere(goods, [other({ name: 'Maskindiskmedel Pro 10 l' }), same])).toBe(same);
  });

  test('of the same category, goods with a word in common; the one with most, then the newest', () => {
    const plain = other({ name: 'Maskindiskmedel flytande 10 l' });
    const newer = other({ name: 'Maskindiskmedel Pro 10 l', lastDate: '2026-11-09' });
    expect(boughtElsewhere(goods, [plain, newer])).toBe(newer);
    expect(boughtElsewhere(goods, [newer, plain])).toBe(newer);
    const two = other({ name: 'Flytande maskindiskmedel Pro 10 l', lastDate: '2026-10-01' });
    expect(boughtElsewhere({ ...goods, name: 'Maskindiskmedel flytande A 10 l' }, [newer, two])).toBe(two);
  });

  test.each([
    ['another unit of measure', { unit: 'krt' }],
    ['another currency', { currency: 'EUR' }],
    ['another pack', { name: 'Maskindiskmedel 5 l' }],
    ['another category', { name: 'Maskindiskmedel Pro 10 l', category: 'meat' }],
    ['no telling word in common', { name: 'Sköljmedel till disk 10 l' }],
  ])('%s says nothing about the price', (_, part) => {
    expect(boughtElsewhere(goods, [other(part)])).toBeNull();
  });

  test('the same unit of measure is spelled in many ways', () => {
    const kilos = { ...goods, name: 'Oxfilé', unit: 'KGM' };
    const kg = other({ name: 'Oxfilé', unit: 'kg' });
    expect(boughtElsewhere(kilos, [kg])).toBe(kg);
  });
});
