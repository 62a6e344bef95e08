import { useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { type AskedConsent, consentsContract } from '../contract.ts';
import type { AssistantScope } from '../rules.ts';
import { leaveFor } from './leave-for.ts';

export type GoodConsent = Extract<AskedConsent, { state: 'good' }>;

export type ConsentFault = 'scopes' | 'units' | 'password';

/** The scopes that a program asks for and the plan gives. */
export const offeredScopes = ({ scopes, apiAccess }: GoodConsent): readonly AssistantScope[] =>
  scopes.filter((scope) => apiAccess === 'read-write' || (apiAccess === 'read' && scope === 'read'));

/** What a person ticks and types before a program is let in, what is wrong with it, and sending it. */
export const useConsentForm = (query: string, asked: GoodConsent) => {
  const [scopes, setScopes] = useState<readonly AssistantScope[]>(() => offeredScopes(asked));
  const [unitIds, setUnitIds] = useState<readonly string[]>(() => asked.units.map(({ unitId }) => unitId));
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<ConsentFault | null>(null);
  const send = useSend(consentsContract.giveConsent, [consentsContract.listAssistants]);
  const submit = (): void => {
    const wrong =
      scopes.length === 0 ? 'scopes' : unitIds.length === 0 ? 'units' : password === '' ? 'password' : null;
    setFault(wrong);
    if (wrong !== null) return;
    const body = { query, scopes: [...scopes], unitIds: [...unitIds], password };
    send.mutate({ body }, { onSuccess: ({ redirectTo }) => leaveFor(redirectTo) });
  };
  return { scopes, setScopes, unitIds, setUnitIds, password, setPassword, fault, submit, send };
};
