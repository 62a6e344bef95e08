import { formats } from '../../formats/format.ts';
import { Card } from '../card.tsx';
import { CumulativeChart } from '../charts/cumulative-chart.tsx';
import { PriceHistoryChart } from '../charts/price-history-chart.tsx';
import { ShareBars } from '../share-bars.tsx';

const format = formats('sv', '2026-03-19');
const day = 86_400_000;
const points = Array.from({ length: 47 }, (_, index) => {
  const price = index < 4 ? 384 : index < 12 ? 402 : index < 44 ? 389 : 428;
  const date = new Date(Date.parse('2025-04-10') + index * 7.3 * day).toISOString().slice(0, 10);
  return { date, price, quantity: 4 + (index % 3) * 0.6, isHot: price > 400 && index > 40 };
});
const band = points
  .filter((_, index) => index % 4 === 0)
  .map(({ date }, index) => {
    const middle = 390 + Math.min(index * 3, 14);
    return { date, low: middle - 13, middle, high: middle + 13 };
  });
const chart = {
  formatPrice: (price: number) => format.number(String(price)),
  formatMonth: format.monthTick,
  describe: (index: number) => {
    const point = points[index];
    return point === undefined ? [] : [format.price(String(point.price)), format.date(point.date)];
  },
  sentence: 'Fakturerat pris för Oxfilé 2-3 kg från april 2025 till mars 2026.',
  table: {
    caption: 'Inköp',
    headers: ['Datum', 'Pris'],
    rows: points.map((one) => [one.date, String(one.price)]),
  },
};
const growth = (count: number, perDay: number) => Array.from({ length: count }, (_, index) => index * perDay);

export const ChartsSection = () => (
  <div className="g">
    <Card title="Inköpspris">
      <PriceHistoryChart
        {...chart}
        points={points}
        reference={{ price: 389, label: 'Avtalspris 389,00', steps: [{ from: '2025-09-01', price: 389 }] }}
        band={{ points: band, label: 'Marknadssnitt 402,50' }}
        lastTag={{ text: '428,00', isMarked: true }}
        quantityUnit="kg"
      />
    </Card>
    <div>
      <PriceHistoryChart
        {...chart}
        size="compact"
        points={points.slice(-14)}
        describe={(index) => chart.describe(index + points.length - 14)}
        reference={{ price: 389, label: 'Bevakat pris 389,00' }}
        lastTag={{ text: '428,00', isMarked: true }}
      />
    </div>
    <Card title="Inköp 1–19 mars" aside={<span className="muted small">exkl. moms</span>}>
      <CumulativeChart
        current={growth(20, 21_000)}
        currentLabel="Mars"
        previous={growth(28, 19_500)}
        previousLabel="Februari"
        ticks={[1, 8, 15, 22].map((step) => ({ step, label: String(step) }))}
        formatAxis={format.axis}
        sentence="Ackumulerad inköpskostnad per dag."
      />
    </Card>
    <Card title="Kostnad per leverantör">
      <ShareBars
        label="Kostnad per leverantör"
        headers={{
          name: 'Leverantör',
          share: 'Andel',
          percent: 'Andel i procent',
          amount: 'Kostnad',
          change: 'Mot feb',
        }}
        rows={[
          {
            key: '1',
            name: 'Tallviks Grossist',
            percent: 36.1,
            percentText: '36,1 %',
            amount: '148 920 kr',
            change: '+6,2 %',
          },
          {
            key: '2',
            name: 'Övriga 3',
            percent: 2.8,
            percentText: '2,8 %',
            amount: '11 660 kr',
            change: '−0,2 %',
            isRest: true,
          },
        ]}
      />
    </Card>
  </div>
);
