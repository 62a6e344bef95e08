import { useState } from 'react';
import type { KeyMode, KeyScope } from '#core/access/key-scopes.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { keysContract } from '../contract.ts';
import { keyForm } from '../rules-form.ts';

/** What is typed and chosen for a key. */
export interface KeyFields {
  readonly name: string;
  readonly mode: KeyMode;
  readonly scopes: readonly KeyScope[];
  /** None chosen: all. */
  readonly unitIds: readonly string[];
  /** A day, or blank. */
  readonly lastDay: string;
  /** One a line. */
  readonly addresses: string;
  readonly password: string;
}

const blank: KeyFields = {
  name: '',
  mode: 'live',
  scopes: ['read'],
  unitIds: [],
  lastDay: '',
  addresses: '',
  password: '',
};

export type KeyFault = 'name' | 'scopes' | 'lastDay' | 'addresses' | 'password';

const linesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((line) => line !== '');

/** The end of a day as this browser has it. */
const endOf = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString();

const faultOf = (fields: KeyFields, today: string): KeyFault | null => {
  if (!keyForm.shape.name.safeParse(fields.name).success) return 'name';
  if (fields.scopes.length === 0) return 'scopes';
  if (fields.lastDay !== '' && fields.lastDay < today) return 'lastDay';
  if (!keyForm.shape.addresses.safeParse(linesOf(fields.addresses)).success) return 'addresses';
  return fields.password === '' ? 'password' : null;
};

/** The form of a new key: its fields, what is wrong with them, and sending it. */
export const useNewKey = (onMade: (token: string) => void) => {
  const [fields, setFields] = useState(blank);
  const [fault, setFault] = useState<KeyFault | null>(null);
  const send = useSend(keysContract.createKey, [keysContract.listKeys]);
  const submit = (): void => {
    const wrong = faultOf(fields, new Date().toISOString().slice(0, 10));
    setFault(wrong);
    if (wrong !== null) return;
    const { unitIds, lastDay, addresses, scopes, ...rest } = fields;
    send.mutate(
      {
        body: {
          ...rest,
          scopes: [...scopes],
          unitIds: unitIds.length === 0 ? null : [...unitIds],
          expiresAt: endOf(lastDay),
          addresses: linesOf(addresses),
        },
      },
      { onSuccess: ({ token }) => onMade(token) },
    );
  };
  const change = (part: Partial<KeyFields>): void => setFields((before) => ({ ...before, ...part }));
  return { fields, change, fault, submit, isBusy: send.isPending, failure: send.error?.failure ?? null };
};
