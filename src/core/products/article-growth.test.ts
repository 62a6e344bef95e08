import { expect, it } from 'vitest';
import { incrementOf } from './article-growth.ts';

const bought = (invoiceId: string, day: string, price: string, quantity: string) => ({
  invoiceId,
  day,
  price,
  quantity,
});

it('tells what lines add, and what of them is of the newest day and of the year up to it', () => {
  expect(
    incrementOf({
      before: '2024-05-01',
      counted: [
        { quantity: '2', sum: '20', deposit: '0' },
        { quantity: '3', sum: '33.50', deposit: '3.50' },
        { quantity: '-1', sum: '-10', deposit: '0' },
        { quantity: '1.5', sum: '15', deposit: '0' },
        { quantity: '4', sum: '44', deposit: '0' },
      ],
      monitored: [
        bought('a', '2024-05-01', '10', '2'),
        bought('b', '2024-06-01', '10', '3'),
        bought('c', '2025-06-01', '10.00', '1.5'),
        bought('c', '2025-06-01', '11', '4'),
      ],
    }),
  ).toEqual({
    quantity: '9.5',
    cost: '99',
    invoices: 3,
    days: 2,
    prices: ['10', '10', '10.00', '11'],
    last_day: '2025-06-01',
    day_quantity: '5.5',
    year_quantity: '5.5',
  });
});

it('tells of credit lines alone what they cost', () => {
  const counted = [{ quantity: '-1', sum: '-10', deposit: '0' }];
  expect(incrementOf({ before: null, counted, monitored: [] })).toMatchObject({
    quantity: '-1',
    cost: '-10',
    invoices: 0,
    last_day: null,
    year_quantity: '0',
  });
});
