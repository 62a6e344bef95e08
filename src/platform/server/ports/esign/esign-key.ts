import { hkdfSync } from 'node:crypto';
import type { SessionKey } from '../../session/session-keys.ts';

/** A key of its own for what e-signing proves: callbacks of the built-in signer, and addresses that others call. */
export const esignKey = ({ proof }: SessionKey, purpose: 'callback' | 'claim'): Buffer =>
  Buffer.from(hkdfSync('sha256', proof, '', `krogkoll e-sign ${purpose}`, 32));
