import { QueryClientProvider } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { signingToken } from '#platform/web/session/link-token.ts';
import { queryClient } from '#platform/web/calls/query.ts';
import { OwnPowers } from './own-powers.tsx';
import type { From } from './sign-end.tsx';
import { SignPage } from './sign-page.tsx';

const fromOf = (search: string): From => {
  const from = new URLSearchParams(search).get('from');
  return from === 'setup' || from === 'outlet' ? from : null;
};

/** The document of a signing link where this tab has one, else what the person's own companies have to sign. */
export const PowerPage = () => {
  const token = useRouterState({ select: signingToken });
  const from = fromOf(useRouterState({ select: ({ location }) => location.searchStr }));
  return (
    <QueryClientProvider client={queryClient}>
      {token === null ? <OwnPowers /> : <SignPage key={token} token={token} from={from} />}
    </QueryClientProvider>
  );
};
