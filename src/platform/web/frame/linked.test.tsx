import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#testing/web/world.tsx';
import type { Result } from '../calls/api.ts';
import { failed } from '../calls/api.ts';
import { LinkFailure, useLinked } from './linked.tsx';

const answers: Result<string>[] = [];
const read = async (token: string): Promise<Result<string>> =>
  answers.shift() ?? { data: `opened by ${token}`, hasError: false, error: null, errorData: null };

const Linked = ({ token }: { readonly token: string | null }) => {
  const { opened, failure, retry } = useLinked(token, read);
  return failure === null ? (
    <p>{opened ?? 'reading'}</p>
  ) : (
    <LinkFailure failure={failure} t={(name) => name} onRetry={retry} />
  );
};

test('a link opens what it names once the server answers, unseen by search engines', async () => {
  answers.push(failed({ status: 0, code: 'network', text: '' }));
  const { user } = await show(<Linked token="a-letter" />);
  await user.click(await screen.findByRole('button', { name: 'retry' }));
  expect(await screen.findByText('opened by a-letter')).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a link that has ended is not tried again, and one without a token asks for nothing', async () => {
  answers.push(failed({ status: 410, code: 'link.expired', text: '' }));
  const { unmount } = await show(<Linked token="an-old-letter" />);
  expect(await screen.findByRole('heading', { name: 'goneTitle' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await show(<Linked token={null} />);
  expect(await screen.findByRole('heading', { name: 'goneTitle' })).toBeTruthy();
});
