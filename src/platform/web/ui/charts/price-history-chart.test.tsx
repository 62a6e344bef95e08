import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { widenElements } from '#testing/web/window.ts';
import { PriceHistoryChart } from './price-history-chart.tsx';
import type { PriceHistory } from './price-history.ts';

const points = [80, 80, 92.5].map((price, at) => ({
  date: `2026-0${at + 7}-01`,
  price,
  quantity: 2,
  isHot: price > 80,
}));
const props: PriceHistory = {
  points,
  reference: { price: 80, label: 'Bevakat pris 80' },
  lastTag: { text: '92,50', isMarked: true },
  sentence: 'Pris upp',
  formatPrice: String,
  formatMonth: (date) => date.slice(0, 7),
  describe: (index) => [`köp ${index + 1}`, `${points[index]?.price} kr`],
  table: {
    caption: 'Priser',
    headers: ['Datum', 'Pris'],
    rows: points.map(({ date, price }) => [date, String(price)]),
  },
};

const open = async () => {
  widenElements(600);
  const { user } = await show(<PriceHistoryChart {...props} />);
  return { user, chart: screen.getByRole('slider', { name: 'Pris upp' }) };
};

test('says the latest purchase until arrows move along the purchases', async () => {
  const { user, chart } = await open();
  expect(chart.getAttribute('aria-valuetext')).toBe('köp 3, 92.5 kr');
  expect(screen.getByText('92,50')).toBeTruthy();
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('köp 2, 80 kr');
  expect(screen.getByText('köp 2')).toBeTruthy();
  expect(screen.queryByText('92,50')).toBeNull();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuenow')).toBe('0');
  await user.keyboard('{End}{ArrowRight}');
  expect(chart.getAttribute('aria-valuenow')).toBe('2');
});

test('the pointer shows the nearest purchase, and nothing once it has left', async () => {
  const { chart } = await open();
  fireEvent.pointerMove(chart, { clientX: 2 });
  expect(screen.getByText('köp 1')).toBeTruthy();
  fireEvent.pointerLeave(chart);
  expect(screen.queryByText('köp 1')).toBeNull();
});

test('the same prices stand in a table for who asks for it', async () => {
  const { user } = await open();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Visa som tabell' }));
  expect(screen.getByRole('table', { name: 'Priser' }).textContent).toContain('92.5');
  await user.click(screen.getByRole('button', { name: 'Dölj tabellen' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('without a purchase there is no drawing', async () => {
  await show(<PriceHistoryChart {...props} points={[]} />);
  expect(screen.queryByRole('slider')).toBeNull();
});
