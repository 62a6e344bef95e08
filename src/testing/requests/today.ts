type Ids = Readonly<Record<'article' | 'supplier', string>>;

/** Requests about what was bought, the figures of the day, and what waits for a person. */
export const todaySamples = {
  products: {
    listProducts: ({ supplier }: Ids) => ({ query: { supplierId: supplier } }),
    readProduct: ({ article }: Ids) => ({ params: { articleId: article } }),
  },
  overview: {
    readOverview: () => ({}),
    readSupplierSpend: ({ supplier }: Ids) => ({ params: { supplierId: supplier } }),
  },
  tasks: {
    listTasks: () => ({}),
    snoozeTask: ({ article }: Ids) => ({
      body: { kind: 'undecidedPrice', subjectId: article, version: 'shown', until: 'now' },
    }),
  },
  showcase: { chooseDemo: () => ({ body: { hidden: true } }) },
};
