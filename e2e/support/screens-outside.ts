import { outletPath } from '#features/company/outlets/paths.ts';
import { accessPointContract } from '#features/intake/access-point/contract.ts';
import type { ReceiverStatus } from '#features/intake/access-point/contract-receiver.ts';
import { type OpenedMessage, type Webhook, webhooksContract } from '#features/open/webhooks/contract.ts';
import { webhookPath } from '#features/open/webhooks/paths.ts';
import { idOf, instead, type Told } from './screens-told.ts';

const [endpoint, failed, delivered] = [idOf(41), idOf(42), idOf(43)];

const webhook: Webhook = {
  id: endpoint,
  url: 'https://kassan.example/hooks/krogkoll/leveranser-och-prislarm',
  events: ['invoice.booked', 'alert.created'],
  unitIds: null,
  state: 'on',
  stateAt: '2026-11-02T09:00:00.000Z',
  createdAt: '2026-11-02T09:00:00.000Z',
  rotatesUntil: null,
  week: { ended: 118, delivered: 117, failed: 1 },
  waiting: 1,
};

const opened: OpenedMessage = {
  id: failed,
  type: 'invoice.booked',
  unitId: null,
  happenedAt: '2026-11-20T08:12:00.000Z',
  state: 'waiting',
  tries: 2,
  answeredAt: '2026-11-20T08:12:06.000Z',
  status: 503,
  fault: 'status',
  milliseconds: 412,
  nextAt: '2026-11-20T08:17:06.000Z',
  webhookId: `msg_${failed}`,
  path: '/hooks/krogkoll/leveranser-och-prislarm',
  payload: JSON.stringify({
    type: 'invoice.booked',
    timestamp: '2026-11-20T08:12:00Z',
    data: { invoiceId: idOf(44) },
  }),
  attempts: [
    {
      number: 2,
      at: '2026-11-20T08:12:06.000Z',
      status: 503,
      fault: 'status',
      milliseconds: 412,
      answer: 'Vi lagar kassan',
    },
    {
      number: 1,
      at: '2026-11-20T08:12:00.000Z',
      status: null,
      fault: 'timeout',
      milliseconds: 15_000,
      answer: null,
    },
  ],
};

const log: Told = async (page) => {
  const { webhookId: _id, path: _path, payload: _payload, attempts: _attempts, ...row } = opened;
  const arrived = {
    ...row,
    id: delivered,
    state: 'delivered' as const,
    status: 204,
    fault: null,
    nextAt: null,
  };
  await instead(webhooksContract.listWebhooks, {
    webhooks: [webhook],
    units: [{ id: idOf(45), name: 'Kajen' }],
    ownsAll: true,
    isAllowed: true,
  })(page);
  await instead(webhooksContract.listMessages, { content: [row, arrived], total: 2 })(page);
  await instead(webhooksContract.readMessage, opened)(page);
};

const registered: ReceiverStatus = {
  isOffered: true,
  isSigned: true,
  state: 'registered',
  reason: null,
  address: '0007:5598761236',
  since: '2026-11-10T09:00:00.000Z',
};

const receiver = (status: ReceiverStatus): Told => instead(accessPointContract.readReceiver, status);

/** What stands between the restaurant and those outside, which the sample has none of: the log of an endpoint, and the card of a receiver. */
export const outsideScreens = {
  'webhook-log': { path: webhookPath(endpoint), ready: '[data-row-link]', told: log },
  'webhook-again': {
    path: webhookPath(endpoint, { message: failed }),
    ready: 'pre[tabindex]',
    told: log,
  },
  'receiver-registered': {
    path: outletPath(),
    ready: 'main .card .badge.ok',
    told: receiver(registered),
  },
  'receiver-refused': {
    path: outletPath(),
    ready: 'main .card .badge.look',
    told: receiver({
      ...registered,
      state: 'refused',
      reason: 'unreachable',
      address: null,
    }),
  },
};

export const outsideNames = [
  'webhook-log',
  'webhook-again',
  'receiver-registered',
  'receiver-refused',
] as const;
