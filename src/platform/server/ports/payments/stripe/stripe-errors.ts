import { PaymentRefused, PaymentsUnavailable } from '../port.ts';

const textOf = (error: object, name: string): unknown =>
  name in error ? Reflect.get(error, name) : undefined;

/** Whether the provider may have done what it was asked, or would do it later: it was away, busy or failed by itself. */
const isPassing = (error: object): boolean => {
  const status = textOf(error, 'statusCode');
  const type = textOf(error, 'type');
  if (type === 'StripeConnectionError' || type === 'StripeAPIError' || type === 'StripeRateLimitError')
    return true;
  return typeof status === 'number' && (status === 409 || status === 429 || status >= 500);
};

/** Tells the SDK's errors as the port's; what is a fault of ours is passed on. */
export const asPortErrors = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (textOf(error, 'type') === 'StripeCardError')
      throw new PaymentRefused(error.message, { cause: error });
    if (isPassing(error)) throw new PaymentsUnavailable(error.message, { cause: error });
    throw error;
  }
};
