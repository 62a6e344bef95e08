/** The specification's supplier categories, which articles share. */
export type Category =
  | 'general'
  | 'alcohol'
  | 'meat'
  | 'supplies'
  | 'speciality'
  | 'soft-drinks'
  | 'coffee-and-tea'
  | 'baked-goods'
  | 'dairy-and-cheese'
  | 'fruit-and-vegetables'
  | 'fish-and-seafood';
