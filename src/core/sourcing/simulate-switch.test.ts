import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sumOf } from '../values/decimal.ts';
import { type PastPurchase, simulateSwitch } from './simulate-switch.ts';

const kg = (amount: string) => ({ baseUnit: 'kg', amount }) as const;
const bought = (quantity: string, cost: string, date = '2026-11-02'): PastPurchase => ({
  date,
  quantity,
  cost,
});

describe('a switch on the last days’ own purchases', () => {
  it('of half kilograms to kilograms costs whole packs', () => {
    const purchases = [bought('3', '150.00'), bought('4', '200.00', '2026-11-09')];
    // 1.5 kg take two packs; of 3.5 kg in all the next needs two more, and half a kilogram is left.
    expect(
      simulateSwitch(purchases, kg('0.5'), { pack: kg('1'), price: '96.20', isMeasured: false }),
    ).toEqual({
      paid: '350.00',
      would: '384.80',
      saved: '-34.80',
      packs: '4',
      leftover: '0.5',
    });
  });

  it('to goods by weight buys what is needed', () => {
    const instead = { pack: kg('1'), price: '80', isMeasured: true };
    expect(simulateSwitch([bought('3', '150.00')], kg('0.5'), instead)).toMatchObject({
      would: '120.00',
      saved: '30.00',
      leftover: '0',
    });
  });

  it('takes what was given back from the need, and never gives packs back', () => {
    const instead = { pack: kg('1'), price: '10', isMeasured: false };
    const purchases = [bought('4', '40.00'), bought('-2', '-20.00'), bought('2', '20.00')];
    expect(simulateSwitch(purchases, kg('1'), instead)).toMatchObject({ packs: '4', leftover: '0' });
  });

  it('of other base units is none', () => {
    const instead = { pack: { baseUnit: 'l', amount: '1' }, price: '10', isMeasured: false } as const;
    expect(simulateSwitch([bought('1', '10.00')], kg('1'), instead)).toBeNull();
  });
});

const tenth = fc.integer({ min: 1, max: 400 }).map((number) => (number / 10).toFixed(1));
const purchase = fc.record({ quantity: tenth, cost: fc.integer({ min: 1, max: 9_999 }).map(String) });
const trial = fc.record({
  purchases: fc.array(
    purchase.map(({ quantity, cost }) => bought(quantity, cost)),
    { minLength: 1, maxLength: 8 },
  ),
  own: tenth.map(kg),
  pack: tenth.map(kg),
  price: tenth,
});
const runs = { numRuns: 150 };

describe('whatever was bought', () => {
  it('covers the need, and leaves less than a pack', () => {
    fc.assert(
      fc.property(trial, ({ purchases, own, pack, price }) => {
        const switched = simulateSwitch(purchases, own, { pack, price, isMeasured: false });
        const need = sumOf(purchases.map(({ quantity }) => decimal(quantity).times(decimal(own.amount))));
        const got = decimal(switched?.packs ?? '0').times(decimal(pack.amount));
        expect(got.gte(need)).toBe(true);
        expect(got.minus(need).lt(decimal(pack.amount))).toBe(true);
        expect(/^\d+$/.test(switched?.packs ?? '')).toBe(true);
      }),
      runs,
    );
  });

  it('is the same goods at the same price for the same money, and dearer never costs less', () => {
    fc.assert(
      fc.property(trial, ({ purchases, own, price }) => {
        const whole = purchases.map((one) => {
          const quantity = String(Math.ceil(Number(one.quantity)));
          return { ...one, quantity, cost: decimal(quantity).times(decimal(price)).toFixed() };
        });
        const same = simulateSwitch(whole, own, { pack: own, price, isMeasured: false });
        expect(same).toMatchObject({ saved: '0.00', leftover: '0' });
        const dearer = decimal(price).plus('1').toFixed();
        const more = simulateSwitch(whole, own, { pack: own, price: dearer, isMeasured: false });
        expect(decimal(more?.would ?? '0').gt(decimal(same?.would ?? '0'))).toBe(true);
      }),
      runs,
    );
  });

  it('adds up: paid is what would be paid and what is saved', () => {
    fc.assert(
      fc.property(trial, fc.boolean(), ({ purchases, own, pack, price }, isMeasured) => {
        const switched = simulateSwitch(purchases, own, { pack, price, isMeasured });
        const { paid = '0', would = '0', saved = '1' } = switched ?? {};
        expect(decimal(would).plus(decimal(saved)).eq(decimal(paid))).toBe(true);
        const whole = simulateSwitch(purchases, own, { pack, price, isMeasured: false });
        if (isMeasured) expect(decimal(would).lte(decimal(whole?.would ?? '0'))).toBe(true);
      }),
      runs,
    );
  });
});
