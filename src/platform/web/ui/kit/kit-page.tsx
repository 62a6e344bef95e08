import type { ReactNode } from 'react';
import { Brand } from '../shell/brand.tsx';
import { BannersSection, FieldsSection } from './kit-sections.tsx';
import { FilesSection, StatesSection } from './kit-states.tsx';
import { PricesSection } from './kit-prices.tsx';
import { ActionsSection } from './kit-actions.tsx';
import { ChartsSection } from './kit-charts.tsx';
import { OverlaysSection } from './kit-overlays.tsx';

const sections: readonly (readonly [string, () => ReactNode])[] = [
  ['Price change', PricesSection],
  ['Actions and choices', ActionsSection],
  ['Banners', BannersSection],
  ['Fields and errors', FieldsSection],
  ['States', StatesSection],
  ['Charts', ChartsSection],
  ['Overlays and messages', OverlaysSection],
  ['File drop zone with live status', FilesSection],
];

/** Every component in its states, for looking at. */
export const KitPage = () => (
  <main className="kitsheet" id="main">
    <header>
      <Brand />
      <h1>Component sheet</h1>
    </header>
    {sections.map(([title, Section]) => (
      <section key={title}>
        <h2 className="sec">{title}</h2>
        <Section />
      </section>
    ))}
  </main>
);
