import { fireEvent, screen } from '@testing-library/react';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { useMemo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startPdfWorker } from '#testing/web/pdf-worker.ts';
import { show } from '#testing/web/world.tsx';
import { seeAll, widenElements } from '#testing/web/window.ts';
import { PageStage, type SheetMark } from './page-stage.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PdfPane } from './pdf-pane.tsx';
import { usePdfMarks } from './use-pdf-marks.ts';

const twoPages = async (): Promise<Blob> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([600, 800]).drawText('Smor osaltat 214070 92,50', { x: 50, y: 400, size: 12, font });
  pdf.addPage([600, 800]).drawText('Potatis 310020 12,00', { x: 50, y: 700, size: 12, font });
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
};
const needles = [
  { key: 'potatis', words: [{ text: '310020', weight: 4 }] },
  { key: 'nowhere', words: [{ text: '999999', weight: 4 }] },
];

beforeEach(() => {
  startPdfWorker();
  widenElements(640);
});

const pane = { marks: [], activeKey: null, label: 'Fakturan', hasFailed: false };

test('opens the pages of a PDF, with zoom by button and by key', async () => {
  await show(<PdfPane {...pane} bytes={await twoPages()} />);
  expect(screen.getByRole('region', { name: 'Fakturan' }).getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('Sida 1 av 2')).toBeTruthy();
  const first = screen.getByRole('region', { name: 'Sida 1' });
  expect(first.style.width).toBe('600px');
  fireEvent.click(screen.getByRole('button', { name: 'Zooma in' }));
  expect(first.style.width).toBe('750px');
  fireEvent.keyDown(screen.getByRole('region', { name: 'Fakturan' }), { key: '-' });
  expect(screen.getByRole('button', { name: 'Anpassad' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('region', { name: 'Fakturan' }), { key: '-' });
  fireEvent.click(screen.getByRole('button', { name: '80 %' }));
  expect(first.style.width).toBe('600px');
});

test('says on which page one reads', async () => {
  await show(<PdfPane {...pane} bytes={await twoPages()} />);
  await screen.findByText('Sida 1 av 2');
  fireEvent.scroll(screen.getByRole('region', { name: 'Fakturan' }));
  expect(screen.getByText('Sida 2 av 2')).toBeTruthy();
});

test('what is no PDF, or never came, can still be downloaded', async () => {
  const onDownload = vi.fn<() => void>();
  const { user, unmount } = await show(
    <PdfPane {...pane} bytes={new Blob(['not a pdf'])} onDownload={onDownload} />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('PDF:en kan inte visas');
  await user.click(screen.getByRole('button', { name: 'Ladda ner' }));
  expect(onDownload).toHaveBeenCalledOnce();
  unmount();
  await show(<PdfPane {...pane} bytes={null} hasFailed />);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('finds the printed row of a line on its page, and only that', async () => {
  const Marks = ({ bytes }: { readonly bytes: Blob }) => {
    const wanted = useMemo(() => needles, []);
    const marks = usePdfMarks(bytes, wanted);
    return <p>{marks.map(({ key, page }) => `${key} på ${page}`).join(', ') || 'inga'}</p>;
  };
  await show(<Marks bytes={await twoPages()} />);
  expect(await screen.findByText('potatis på 2')).toBeTruthy();
});

const mark = (key: string, tone: SheetMark['tone']): SheetMark => ({
  key,
  page: 1,
  tone,
  box: { x: 10, y: 20, width: 30, height: 10 },
});

test('pictures of pages come when they are near, and a mark that is pointed at is told', async () => {
  seeAll();
  const onMark = vi.fn<(key: string) => void>();
  const { container } = await show(
    <PageStage
      pages={[
        { number: 1, width: 300, height: 400 },
        { number: 2, width: 300, height: 400 },
      ]}
      marks={[mark('sum', 'active'), mark('line', 'row')]}
      activeKey="sum"
      label="Sidorna"
      Picture={({ page }) => <text>bild {page.number}</text>}
      onMark={onMark}
    />,
  );
  expect(screen.getByRole('img', { name: 'Sida 2' }).textContent).toBe('bild 2');
  fireEvent.pointerUp(container.querySelector('[data-mark=sum]') as Element);
  expect(onMark).toHaveBeenCalledExactlyOnceWith('sum');
});

test('a page that is far away has no picture yet', async () => {
  await show(
    <PageStage
      pages={[{ number: 1, width: 300, height: 400 }]}
      marks={[]}
      activeKey={null}
      label="Sidorna"
      Picture={() => <text>bild</text>}
      onMark={vi.fn<() => void>()}
    />,
  );
  expect(screen.getByRole('img', { name: 'Sida 1' }).textContent).toBe('');
});

test('a drawn sheet scrolls to the row that is open', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.textContent ?? '');
  });
  const rows = (active: string) =>
    ['Smör', 'Mjölk'].map((name) => ({
      key: name,
      cells: [name, '1'],
      ...(name === active ? { mark: 'active' as const } : {}),
    }));
  const Sheet = ({ active }: { readonly active: string }) => (
    <PaperSheet
      label="Faktura 7"
      issuer="Mejeriet"
      kind="Faktura"
      boxes={[['Nummer', '7']]}
      columns={[{ header: 'Vara' }, { header: 'Antal', isNumeric: true }]}
      rows={rows(active)}
      sums={[['Moms', '1']]}
      total={['Att betala', '10']}
      foot={[]}
    />
  );
  await show(<Sheet active="Mjölk" />);
  expect(scrolled).toEqual(['Mjölk1']);
  expect(screen.getByRole('region', { name: 'Faktura 7' })).toBeTruthy();
});
