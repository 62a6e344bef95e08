import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bindState } from '#platform/server/ports/esign/bind-state.ts';
import { SigningUnknown } from '#platform/server/ports/esign/port.ts';
import type { EsignPort, SigningCallback, SigningRequest } from '#platform/server/ports/esign/port.ts';
import { verifySealedPdf } from '#platform/server/ports/esign/verify-sealed-pdf.ts';

/** A driver, and what the world does to its signings. */
export interface OpenedDriver {
  readonly port: EsignPort;
  /** The signatory signs or says no; the callback that follows, null when none does. */
  readonly act: (signingId: string, what: 'sign' | 'reject') => Promise<SigningCallback | null>;
  /** Lets a month go by; nothing of the driver's after this is in time. */
  readonly expire: (signingId: string) => Promise<void>;
  /** What a strict peer had to refuse. */
  readonly faults?: () => readonly string[];
  readonly close: () => Promise<void>;
}

export const never: AbortSignal = new AbortController().signal;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const binding = { userId: 'user', organizationId: 'organization' };

/** A small document, different for each text. */
export const offeredPdf = async (text: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.addPage([300, 300]);
  document.setTitle(text);
  return document.save({ useObjectStreams: false });
};

/** What asks for a document to be signed. */
export const requestFor = async (text = 'Fullmakt'): Promise<SigningRequest> => {
  const document = await offeredPdf(text);
  return {
    document,
    sha256: sha256(document),
    title: text,
    language: 'sv',
    signatory: { name: 'Åsa Öberg', email: 'asa@krogbryggan.example' },
    returnUrl: 'https://app.krogkoll.example/onboarding/invoice',
    callbackUrl: 'https://app.krogkoll.example/api/hospitad/callbacks',
    state: bindState({ ...binding, sha256: sha256(document) }),
  };
};

/** What every driver of the e-sign port does. */
export function esignSuite(driver: string, open: () => Promise<OpenedDriver>): void {
  describe(`e-sign: ${driver}`, () => {
    let opened: OpenedDriver;
    beforeAll(async () => void (opened = await open()));
    afterAll(() => opened.close());
    const start = async (text?: string) => {
      const request = await requestFor(text);
      return { request, ...(await opened.port.start(request, never)) };
    };

    test('R51 tells of a signature by callback and when asked, and gives the very document that was offered, sealed', async () => {
      const { port, act } = opened;
      const { request, signingId } = await start();
      expect(await port.outcome(signingId, never)).toBeNull();
      await expect(port.signed(signingId, never)).rejects.toThrow(SigningUnknown);
      const callback = await act(signingId, 'sign');
      const event = callback && (await port.verifyCallback(callback, never));
      expect(event).toMatchObject({ signingId, kind: 'signed', state: request.state });
      expect(await port.outcome(signingId, never)).toEqual(event);
      const { pdf, origin } = await port.signed(signingId, never);
      const offered = { offeredSha256: request.sha256, origin, trust: port.trust };
      expect(await verifySealedPdf(pdf, offered)).toEqual({ isValid: true });
      const other = sha256(await offeredPdf('another document'));
      expect(await verifySealedPdf(pdf, { ...offered, offeredSha256: other })).toMatchObject({
        isValid: false,
      });
      const longer = Buffer.concat([pdf, Buffer.from('\n% one more revision\n%%EOF\n')]);
      expect(await verifySealedPdf(longer, offered)).toEqual({ isValid: false, fault: 'not-whole' });
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(1000) ^ 1, 1000);
      expect(await verifySealedPdf(changed, offered)).toMatchObject({ isValid: false });
    });

    test('R51 believes no callback that it did not ask for or that was changed on its way', async () => {
      const { port, act } = opened;
      const [{ signingId }, other] = [await start(), await start('Another')];
      const callback = await act(signingId, 'sign');
      if (callback === null) throw new Error('a signature is told');
      const text = Buffer.from(callback.rawBody).toString();
      const forged: Partial<SigningCallback>[] = [
        { rawBody: Buffer.from(text.replaceAll(signingId, other.signingId)) },
        { rawBody: Buffer.from('') },
        { claim: 'A'.repeat(43), headers: {} },
        { claim: null, headers: { ...callback.headers, 'x-krogkoll-signature': '0'.repeat(64) } },
        { claim: null, headers: { ...callback.headers, 'x-krogkoll-key': 'another' } },
      ];
      for (const change of forged)
        expect(await port.verifyCallback({ ...callback, ...change }, never)).toBeNull();
      expect(await port.outcome(other.signingId, never)).toBeNull();
    });

    test('R52 tells one end, with one id, however often and in whatever order it is told', async () => {
      const { port, act } = opened;
      const { signingId } = await start();
      const callback = await act(signingId, 'reject');
      const [first, second] = [await port.outcome(signingId, never), await port.outcome(signingId, never)];
      expect(first).toMatchObject({ kind: 'rejected' });
      expect(second).toEqual(first);
      expect(callback && (await port.verifyCallback(callback, never))).toEqual(first);
      await act(signingId, 'sign');
      await port.cancel(signingId, never);
      expect(await port.outcome(signingId, never)).toEqual(first);
    });

    test('ends a signing that is taken back or left lying, and knows none that it has forgotten', async () => {
      const { port, act, expire } = opened;
      const [taken, left, gone] = [await start(), await start(), await start()];
      await port.cancel(taken.signingId, never);
      expect(await port.outcome(taken.signingId, never)).toMatchObject({ kind: 'cancelled' });
      await act(gone.signingId, 'sign');
      await port.forget(gone.signingId, never);
      for (const id of [gone.signingId, '1', 'no-id', '../..'])
        await expect(port.outcome(id, never)).rejects.toThrow(SigningUnknown);
      await expire(left.signingId);
      expect(await port.outcome(left.signingId, never)).toMatchObject({ kind: 'timed-out' });
      await act(left.signingId, 'sign');
      expect(await port.outcome(left.signingId, never)).toMatchObject({ kind: 'timed-out' });
      expect(opened.faults?.() ?? []).toEqual([]);
    });
  });
}
