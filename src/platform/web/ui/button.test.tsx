import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testNow } from '#testing/web/setup.ts';
import { show } from '#testing/web/world.tsx';
import { storeToken } from '../session/session.ts';
import { Button } from './button.tsx';

const claims = { impersonatedUser: { name: 'Bo Lind' }, impersonationExp: testNow.getTime() / 1000 + 600 };
const refused = { impersonated: 'refused' } as const;

test('what the server refuses staff who act as a customer is greyed, with the reason, and does nothing', async () => {
  const press = vi.fn<() => void>();
  const buttons = (
    <>
      <Button does={refused} onClick={press}>
        Avvisa
      </Button>
      <Button does={{}} onClick={press}>
        Visa
      </Button>
    </>
  );
  const own = await show(buttons);
  expect(screen.getByRole('button', { name: 'Avvisa' }).getAttribute('aria-disabled')).toBeNull();
  own.unmount();
  const { user } = await show(buttons);
  storeToken(`head.${btoa(JSON.stringify(claims))}.seal`);
  dispatchEvent(new Event('storage'));
  const button = await screen.findByTitle('Inte medan du agerar som kunden');
  expect(button.textContent).toBe('Avvisa');
  await user.click(button);
  expect(press).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(press).toHaveBeenCalledOnce();
});
