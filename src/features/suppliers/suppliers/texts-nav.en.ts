/** The word of the navigation, which every screen has; the feature's own come with its screens. */
export const texts = {
  nav: 'Suppliers',
} as const;
