import { Check, Eye, Handshake, Minus } from 'lucide-react';
import { Badge } from '../badge.tsx';
import { Figure } from '../tables/figures.tsx';
import { Sparkline } from '../tables/price-cells.tsx';
import { PriceDelta } from '../price-delta.tsx';
import { PricePair } from '../price-marks.tsx';
import { PriceRange } from '../forms/price-range.tsx';

export const PricesSection = () => (
  <div className="g g4">
    <Figure value="412 380" unit="kr" isTotal />
    <span>
      <PricePair watched="389,00" price="428,00" isUndecided />{' '}
      <PriceDelta direction="up" text="+10,0 %" sentence="Pris upp 10,0 procent" />
    </span>
    <span>
      <PricePair watched="62,50" price="58,90" isUndecided />{' '}
      <PriceDelta direction="down" text="−5,8 %" sentence="Pris ner 5,8 procent" />
    </span>
    <span>
      <PriceDelta direction="flat" sentence="Oförändrat" />{' '}
      <PriceDelta direction="flat" text="Ny artikel" sentence="Ny artikel" />
    </span>
    <span className="flexr">
      <Sparkline prices={[389, 389, 389, 428, 428]} direction="up" />
      <Sparkline prices={[62.5, 62.5, 58.9]} direction="down" />
      <Sparkline prices={[50, 50, 50]} direction="flat" />
    </span>
    <PriceRange
      lowest={379}
      average={393}
      latest={428}
      highest={428}
      lowestText="379,00"
      highestText="428,00"
      sentence="Lägst 379"
    />
    <span className="flexr">
      <Badge tone="look" icon={Eye}>
        Ej uppdaterad
      </Badge>
      <Badge tone="done" icon={Check}>
        Uppdaterad
      </Badge>
      <Badge tone="line" icon={Minus}>
        Ignorerad
      </Badge>
    </span>
    <span className="flexr">
      <Badge tone="look">2 avvikelser</Badge>
      <Badge tone="ok" icon={Check}>
        Inga
      </Badge>
      <Badge tone="info" icon={Handshake}>
        Avtal
      </Badge>
    </span>
  </div>
);
