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
  tour: {
    readTour: () => ({}),
    keepTour: () => ({ body: { step: null } }),
  },
  bell: {
    countNews: () => ({}),
    listNews: () => ({}),
    readNews: ({ article }: Ids) => ({
      body: { items: [{ kind: 'undecidedPrice', subjectId: article, version: 'shown' }] },
    }),
  },
  tasks: {
    listTasks: () => ({}),
    snoozeTask: ({ article }: Ids) => ({
      body: { kind: 'undecidedPrice', subjectId: article, version: 'shown', until: 'now' },
    }),
  },
};
