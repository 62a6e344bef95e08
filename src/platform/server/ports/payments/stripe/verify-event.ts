import type { Clock } from '../../../clock.ts';
import type { PaymentEvent } from '../port.ts';

/** Seconds that a webhook may be old. */
const tolerance = 300;

/** What a genuine webhook tells: its signature holds and is not old; null for any other. */
export const verifyEvent = async (
  options: { readonly secretKey: string; readonly webhookSecret: string; readonly clock: Clock },
  rawBody: Uint8Array,
  signature: string,
): Promise<PaymentEvent | null> => {
  const { default: Sdk } = await import('stripe');
  const { webhooks } = new Sdk(options.secretKey, { telemetry: false });
  const now = options.clock.now().getTime();
  try {
    const event = await webhooks.constructEventAsync(
      Buffer.from(rawBody),
      signature,
      options.webhookSecret,
      tolerance,
      undefined,
      now,
    );
    const { object }: { object: object } = event.data;
    const named = 'customer' in object ? object.customer : null;
    const own = 'object' in object && object.object === 'customer' && 'id' in object ? object.id : null;
    const customerId = typeof named === 'string' ? named : typeof own === 'string' ? own : null;
    return { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000), customerId };
  } catch {
    return null;
  }
};
