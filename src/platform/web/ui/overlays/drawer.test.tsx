import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { resizeTo } from '#testing/web/window.ts';
import { Drawer } from './drawer.tsx';

const Screen = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öppna
      </button>
      {isOpen && (
        <Drawer title="Smör" detail="Mejeriet" footer="Beslut" onClose={() => setOpen(false)}>
          <input
            aria-label="Kommentar"
            onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          />
        </Drawer>
      )}
    </>
  );
};
const open = async (width: number) => {
  resizeTo(width);
  const { user } = await show(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Öppna' }));
  return user;
};
const Late = () => {
  const [title, setTitle] = useState('Smör');
  return (
    <>
      <div className="toasts">
        <button type="button">Ångra</button>
      </div>
      <input aria-label="Sök" />
      <Drawer title={title} onClose={() => undefined}>
        <input aria-label="Kommentar" />
        <button type="button" onMouseEnter={() => setTitle('Smör har blivit dyrare')}>
          Kommer
        </button>
      </Drawer>
    </>
  );
};
const panel = () => screen.queryByRole('heading', { name: 'Smör' });

test('docked, the title takes the focus, and Esc gives it back to what opened the drawer', async () => {
  const user = await open(1400);
  expect(screen.getByRole('complementary', { name: 'Smör' }).textContent).toContain('Mejeriet');
  expect(document.activeElement).toBe(panel());
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Öppna' }));
});

test('docked, Esc closes also from the page beside it, but not where a field takes it', async () => {
  const user = await open(1400);
  await user.click(screen.getByLabelText('Kommentar'));
  await user.keyboard('{Escape}');
  expect(panel()).toBeTruthy();
  document.body.focus();
  screen.getByLabelText('Kommentar').blur();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
});

test.each([1100, 500])('at %i px it is a dialog that Esc closes', async (width) => {
  const user = await open(width);
  expect(screen.getByRole('dialog', { name: 'Smör' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
});

test('the cross closes', async () => {
  const user = await open(1400);
  await user.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(panel()).toBeNull();
});

test.each([
  ['Ångra', true],
  ['Kommentar', true],
  ['Sök', false],
])('a title that arrives late leaves the focus at %s: %s', async (name, isLeft) => {
  resizeTo(1400);
  const { user } = await show(<Late />);
  const [first] = screen.queryAllByText(name).concat(screen.queryAllByLabelText(name));
  first?.focus();
  await user.hover(screen.getByRole('button', { name: 'Kommer' }));
  const heading = screen.getByRole('heading', { name: 'Smör har blivit dyrare' });
  expect(document.activeElement).toBe(isLeft ? first : heading);
});
