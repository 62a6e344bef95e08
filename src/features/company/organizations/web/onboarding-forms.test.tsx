import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show } from '#testing/web/world.tsx';
import { organizationsContract } from '../contract.ts';
import { CompanyForm, PlaceForm } from './onboarding-forms.tsx';

const { readAvailability, requestInvitation } = organizationsContract;
const texts = ['organizations'];

const company = async () => {
  const onSend = vi.fn<(form: object) => void>();
  const onKeep = vi.fn<(form: object) => void>();
  const view = await show(
    <>
      <CompanyForm id="company" known={{}} failure={null} onSend={onSend} onKeep={onKeep} />
      <button type="submit" form="company">
        Fortsätt
      </button>
    </>,
    { as: null, texts },
  );
  return { ...view, onSend, onKeep };
};

test('a number that is free fills the identity too, and the company is sent', async () => {
  server.answer(readAvailability, { available: true });
  const { fill, user, onSend } = await company();
  await fill('Företagsnamn', 'Krogen AB');
  await fill('Organisationsnummer', '556036-0793');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Identitetsnummer för företaget')).toHaveProperty('value', '556036-0793'),
  );
  await fill('E-post för fakturor', 'faktura@krog.test');
  await fill('Upprepa e-post för fakturor', 'faktura@krog.test');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  await waitFor(() =>
    expect(onSend).toHaveBeenCalledWith({
      organizationName: 'Krogen AB',
      organizationNumber: '556036-0793',
      corporateIdentityNumber: '556036-0793',
      forwardEmail: 'faktura@krog.test',
    }),
  );
  expect(server.asked(readAvailability)).toHaveLength(1);
});

test('a number that somebody has can be asked about, and the answer tells nothing of who', async () => {
  server.answer(readAvailability, { available: false });
  server.answer(requestInvitation, refused('rate.limited'));
  const { fill, user, onSend } = await company();
  await fill('Organisationsnummer', '556036-0793');
  await user.tab();
  expect(await screen.findByText('Är det ditt företag?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Be om en inbjudan' }));
  expect(await screen.findByText('För många försök. Vänta en stund och försök igen')).toBeTruthy();
  server.answer(requestInvitation, { sent: true });
  await user.click(screen.getByRole('button', { name: 'Be om en inbjudan' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Be om en inbjudan' })).toBeNull());
  expect(server.asked(requestInvitation)[0]?.body).toEqual({ organizationNumber: '5560360793' });
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  await screen.findAllByRole('alert');
  expect(onSend).not.toHaveBeenCalled();
});

test('a server that cannot say whether a number is free keeps nobody', async () => {
  server.answer(readAvailability, refused('rate.limited'));
  const { fill, user } = await company();
  await fill('Organisationsnummer', '556036-0793');
  await user.tab();
  await waitFor(() => expect(server.asked(readAvailability)).not.toHaveLength(0));
  expect(screen.queryByText('Organisationsnumret finns redan')).toBeNull();
});

test('what is typed is kept a second after the last key, and when the form is left', async () => {
  const { onKeep, unmount } = await company();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByLabelText<HTMLInputElement>('Företagsnamn');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  type('Kro');
  vi.advanceTimersByTime(900);
  type('Krogen');
  vi.advanceTimersByTime(900);
  expect(onKeep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ organizationName: 'Krogen' }));
  type('Krogen AB');
  unmount();
  expect(onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ organizationName: 'Krogen AB' }));
});

test('a company of its own asks for more, and sends it', async () => {
  const onSend = vi.fn<(form: object) => void>();
  const { user } = await show(
    <>
      <PlaceForm
        id="place"
        known={{
          display_name: 'Baren',
          street: 'Gatan 1',
          city: 'Lund',
          zip_code: '22222',
          contact_email: 'a@krog.test',
          contact_tel: '+46701740605',
          bankgiro_number: '5050-1055',
        }}
        ownership={{ legend: 'Vilket företag?', parent: 'Krogen AB', own: 'Ett eget' }}
        failure={null}
        onSend={onSend}
      />
      <button type="submit" form="place">
        Fortsätt
      </button>
    </>,
    { as: null, texts },
  );
  expect(screen.queryByLabelText('Företagsnamn')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Ett eget' }));
  expect(screen.getByLabelText('Företagsnamn')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Krogen AB' }));
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0]?.[0]).not.toHaveProperty('legal_name');
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ display_name: 'Baren', contact_tel: '+46701740605' });
});
