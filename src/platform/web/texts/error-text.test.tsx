import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Failure } from '../calls/api.ts';
import { show } from '#testing/web/world.tsx';
import { useErrorText } from './error-text.ts';
import { setLanguage } from './text-loading.ts';

const Told = ({ failure }: { readonly failure: Failure | null }) => <p>sagt: {useErrorText(failure)}</p>;
const refusal = (code: string): Failure => ({ status: 400, code, text: 'Bad Request' });

test('a refusal reads in the language of the page, and follows it', async () => {
  await show(<Told failure={refusal('old_password_is_wrong')} />);
  expect(await screen.findByText('sagt: Fel lösenord')).toBeTruthy();
  await act(() => setLanguage('en'));
  expect(await screen.findByText('sagt: Incorrect password')).toBeTruthy();
});

test('a code that nobody wrote words for reads as the general text', async () => {
  await show(<Told failure={refusal('never.heard_of')} />);
  expect(await screen.findByText('sagt: Något gick fel. Försök igen eller kontakta oss')).toBeTruthy();
});

test('without a failure nothing is said', async () => {
  const { container } = await show(<Told failure={null} />);
  expect(container.querySelector('p')?.textContent).toBe('sagt: ');
});
