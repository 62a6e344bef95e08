import { categoryIcon } from '../category-icon.tsx';
import { Plate } from '../plate.tsx';
import { PriceDelta } from '../price-delta.tsx';
import { PricePair } from '../price-marks.tsx';

export interface Row {
  readonly name: string;
  readonly supplier: string;
  readonly watched: string;
  readonly price: string;
  readonly change: string;
  readonly extra: string;
  readonly category: string;
}

export const rows: readonly Row[] = [
  {
    name: 'Laxfilé C-trim',
    supplier: 'Södra Fiskbilen',
    watched: '219,00',
    price: '236,00',
    change: '+7,8 %',
    extra: '+654,50 kr',
    category: 'fish and seafood',
  },
  {
    name: 'Oxfilé 2-3 kg',
    supplier: 'Enskärs Kött',
    watched: '389,00',
    price: '428,00',
    change: '+10,0 %',
    extra: '+553,80 kr',
    category: 'meat',
  },
  {
    name: 'Smör osaltat 500 g',
    supplier: 'Tallviks Grossist',
    watched: '48,90',
    price: '54,50',
    change: '+11,5 %',
    extra: '+403,20 kr',
    category: 'dairy and cheese',
  },
];

export const delta = (row: Row) => (
  <PriceDelta direction="up" text={row.change} sentence={`Pris upp ${row.change}`} />
);

export const pair = (row: Row) => <PricePair watched={row.watched} price={row.price} isUndecided />;

export const plate = (row: Row) => <Plate icon={categoryIcon(row.category)} />;
