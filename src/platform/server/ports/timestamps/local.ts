import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { pemOf, type SealKey } from '../../seal/certificate.ts';
import type { TimestampPort } from './port.ts';
import { writeToken } from './write-token.ts';

/** The policy of stamps that we make of ourselves: under the arc for documents and examples (RFC 9371 names it for such use). */
const policy = '1.3.6.1.4.1.32473.1.1';

/** An authority inside the product: it proves that nothing was changed since by others, and costs no call. */
export const localTimestamps = (sealKey: SealKey, { clock }: { readonly clock: Clock }): TimestampPort => ({
  certificate: pemOf(sealKey.certificate),
  stamp: async (imprint) => {
    const serial = randomBytes(16);
    serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
    return writeToken({ imprint, at: clock.now(), serial, policy }, sealKey);
  },
});
