import { useFormat } from '../formats/format.ts';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { PriceDelta } from '../ui/price-delta.tsx';
import { Marked } from '../ui/price-marks.tsx';

const examples = [
  { name: 'exampleButter', price: '54.50', percent: '11.5', direction: 'up' },
  { name: 'exampleBeef', price: '428.00', percent: '10.0', direction: 'up' },
  { name: 'exampleFries', price: '58.90', percent: '-5.8', direction: 'down' },
] as const;

/** The enamel panel beside the form: the eye that is a plate, the promise, and what the product shows. */
export const DoorPanel = () => {
  const t = useText<typeof texts>('web');
  const format = useFormat();
  return (
    <section className="door" aria-label={t('inBrief')}>
      <div className="clip">
        <svg className="dish" viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="13.6" fill="none" stroke="#fff" strokeWidth="1.15" />
          <circle cx="16" cy="16" r="9.4" fill="#fff" />
          <circle cx="14.2" cy="18" r="4.9" fill="var(--enamel)" />
          <circle cx="12.7" cy="20" r="1.55" fill="#fff" />
        </svg>
      </div>
      <h2>{t('promise')}</h2>
      <ul aria-label={t('examples')}>
        {examples.map(({ name, price, percent, direction }) => {
          const change = format.percentChange(percent);
          const amount = change.replace(/^[+−-]/, '');
          const sentence = t(direction === 'up' ? 'dearer' : 'cheaper', { change: amount });
          return (
            <li key={name}>
              <span>{t(name)}</span>
              <Marked>{format.price(price)}</Marked>
              <PriceDelta direction={direction} text={change} sentence={sentence} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
