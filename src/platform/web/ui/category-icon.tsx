import {
  Beef,
  Carrot,
  Coffee,
  Croissant,
  CupSoda,
  Fish,
  type LucideIcon,
  Milk,
  ShoppingBasket,
  SprayCan,
  Wheat,
  Wine,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  general: ShoppingBasket,
  alcohol: Wine,
  meat: Beef,
  supplies: SprayCan,
  speciality: Wheat,
  'soft-drinks': CupSoda,
  'coffee-and-tea': Coffee,
  'baked-goods': Croissant,
  'dairy-and-cheese': Milk,
  'fruit-and-vegetables': Carrot,
  'fish-and-seafood': Fish,
};

/** The icon of a category by its name, whatever joins its words; the basket stands for everything else. */
export const categoryIcon = (category: string | null | undefined): LucideIcon =>
  icons[(category ?? 'general').toLowerCase().replace(/[\s_]+/g, '-')] ?? ShoppingBasket;
