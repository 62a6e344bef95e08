type Ids = Readonly<Record<'invoice', string>>;

const nothing = () => ({});
const days = { from: '2026-10-01', to: '2026-12-31' };

/** Requests about where a unit's booked invoices go. */
export const handoverSamples = {
  handover: {
    readBookkeeping: nothing,
    connectBookkeeping: () => ({
      body: { system: 'local', since: '2026-10-01', password: 'Tranbär7Snickrar' },
    }),
    finishConnecting: () => ({ body: { state: 'of nobody', code: 'nothing' } }),
    setAccounts: () => ({ body: { accounts: { meat: '4011' } } }),
    listHandovers: nothing,
    tryAgain: () => ({ body: { reference: null } }),
    readHandover: ({ invoice }: Ids) => ({ params: { invoiceId: invoice } }),
    downloadSie: () => ({ query: days }),
    downloadPostings: () => ({ query: days }),
    disconnectBookkeeping: nothing,
  },
};
