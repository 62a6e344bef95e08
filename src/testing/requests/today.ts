type Ids = Readonly<Record<'article' | 'supplier', string>>;

/** Requests about what was bought, the figures of the day, what waits for a person, and what is searched. */
export const todaySamples = {
  products: {
    listProducts: ({ supplier }: Ids) => ({ query: { supplierId: supplier } }),
    readProduct: ({ article }: Ids) => ({ params: { articleId: article } }),
  },
  overview: {
    readOverview: () => ({}),
    readSupplierSpend: ({ supplier }: Ids) => ({ params: { supplierId: supplier } }),
  },
  search: { find: () => ({ query: { text: 'ox' } }) },
  tasks: {
    listTasks: () => ({}),
    snoozeTask: ({ article }: Ids) => ({
      body: { kind: 'undecidedPrice', subjectId: article, version: 'shown', until: 'now' },
    }),
  },
};
