import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { DropZone } from './drop-zone.tsx';

const file = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

const open = async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const view = await show(<DropZone hint="PDF." accept=".pdf" onFiles={onFiles} />);
  return { ...view, onFiles, zone: screen.getByText('Släpp för att ladda upp') };
};
const namesIn = (onFiles: ReturnType<typeof vi.fn<(files: readonly File[]) => void>>) =>
  onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));

test('takes all files that are dropped', async () => {
  const { zone, onFiles } = await open();
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.pdf'), file('b.pdf')] } });
  expect(namesIn(onFiles)).toEqual([['a.pdf', 'b.pdf']]);
});

test('a text that is dropped is no file', async () => {
  const { zone, onFiles } = await open();
  fireEvent.drop(zone, { dataTransfer: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
});

test('the same file can be chosen twice', async () => {
  const { user, onFiles } = await open();
  const input = screen.getByLabelText<HTMLInputElement>(/välj filer/);
  await user.upload(input, file('a.pdf'));
  await user.upload(input, file('a.pdf'));
  expect(namesIn(onFiles)).toEqual([['a.pdf'], ['a.pdf']]);
});
