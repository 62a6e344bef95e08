import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { documents } from '#testing/web/contracts.ts';
import { refused } from '#platform/wire/refused.ts';
import { useAppState } from '../session/state.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { useBytes, useDownload } from './use-download.ts';
import { usePictureAddress } from './use-picture-address.ts';
import { useRestored } from './use-restored.ts';

const { downloadOriginal } = documents;
const input = { params: { documentId: idOf(1) } };

test('a file is saved under the last part of its name', async () => {
  server.answer(downloadOriginal, new Blob(['%PDF']));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const Saving = () => {
    const download = useDownload(downloadOriginal);
    return (
      <button type="button" onClick={() => void download(input, 'post/2026/faktura.pdf')}>
        Hämta
      </button>
    );
  };
  const { user } = await show(<Saving />);
  await user.click(screen.getByRole('button', { name: 'Hämta' }));
  await waitFor(() => expect(saved).toEqual(['faktura.pdf']));
  server.answer(downloadOriginal, refused('document.not_exist'));
  await user.click(screen.getByRole('button', { name: 'Hämta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Filen gick inte att hämta');
  expect(saved).toHaveLength(1);
});

test('bytes come when they are asked for, and a refusal is told', async () => {
  const Reading = ({ isOn }: { readonly isOn: boolean }) => {
    const { bytes, hasFailed } = useBytes(downloadOriginal, isOn ? input : null);
    return <p>{hasFailed ? 'nekad' : bytes === null ? 'inget' : `${bytes.size} byte`}</p>;
  };
  await show(<Reading isOn={false} />);
  expect(screen.getByText('inget')).toBeTruthy();
  server.answer(downloadOriginal, new Blob(['%PDF']));
  await show(<Reading isOn />);
  expect(await screen.findByText('4 byte')).toBeTruthy();
});

test('bytes that are refused are told', async () => {
  const Reading = () => <p>{useBytes(downloadOriginal, input).hasFailed ? 'nekad' : 'väntar'}</p>;
  server.answer(downloadOriginal, refused('document.not_exist'));
  await show(<Reading />);
  expect(await screen.findByText('nekad')).toBeTruthy();
});

test('an address of bytes ends with the component, and with the bytes', () => {
  const made: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.push('')}`);
  const ended = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { result, rerender, unmount } = renderHook<string | null, Blob | null>(usePictureAddress, {
    initialProps: new Blob(['a']),
  });
  expect(result.current).toBe('blob:1');
  rerender(new Blob(['b']));
  expect(result.current).toBe('blob:2');
  expect(ended).toHaveBeenLastCalledWith('blob:1');
  rerender(null);
  expect(result.current).toBeNull();
  unmount();
  expect(ended.mock.calls.flat()).toEqual(['blob:1', 'blob:2']);
});

test('what is stored is waited for, but for five seconds at most', async () => {
  vi.useFakeTimers();
  vi.spyOn(useAppState.persist, 'hasHydrated').mockReturnValue(false);
  const { result, rerender } = renderHook(useRestored);
  await vi.advanceTimersByTimeAsync(4999);
  rerender();
  expect(result.current).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  rerender();
  expect(result.current).toBe(true);
});
