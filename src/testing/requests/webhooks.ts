import { testPassword } from '../world/password.ts';
type Ids = Readonly<Record<'webhook' | 'message', string>>;

const wanted = {
  url: 'https://hooks.krog.example/krogkoll',
  events: ['invoice.booked'],
  unitIds: null,
  password: testPassword,
};

const of = ({ webhook: webhookId }: Ids) => ({ params: { webhookId } });
const about = ({ webhook: webhookId, message: messageId }: Ids) => ({ params: { webhookId, messageId } });

/** Requests about what other programs are told. */
export const webhookSamples = {
  webhooks: {
    listWebhooks: () => ({}),
    createWebhook: () => ({ body: wanted }),
    changeWebhook: (ids: Ids) => ({ ...of(ids), body: { ...wanted, url: 'https://other.krog.example/' } }),
    switchWebhook: (ids: Ids) => ({ ...of(ids), body: { isOn: false } }),
    rotateWebhook: (ids: Ids) => ({ ...of(ids), body: { password: testPassword } }),
    testWebhook: of,
    listMessages: of,
    readMessage: about,
    sendAgain: about,
    replayMessages: (ids: Ids) => ({
      ...of(ids),
      body: { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z', only: 'failed' },
    }),
    deleteWebhook: of,
  },
};
