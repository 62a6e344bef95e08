import { describe, expect, it } from 'vitest';
import { passGate } from './gate.ts';
import type { Account } from './account.ts';
import type { GateInput } from './gate.ts';

const bankgiro = (account: string): Account => ({ kind: 'bankgiro', account });
const own = bankgiro('50501055');
const through: GateInput = {
  checks: [],
  issueDate: '2026-03-10',
  today: '2026-03-10',
  sameNumber: false,
  accounts: [own],
  confirmed: [own],
  elsewhere: [],
};

describe('the trust gate', () => {
  it('confirms the accounts of a first trusted invoice, and nothing later', () => {
    expect(passGate({ ...through, confirmed: [] })).toEqual({
      reasons: [],
      heldLines: new Set(),
      confirms: [own],
    });
    expect(passGate(through).confirms).toEqual([]);
  });

  it('holds an invoice that is dated more than seven days ahead, and no other', () => {
    const dated = (issueDate: string) => passGate({ ...through, confirmed: [], issueDate });
    expect(dated('2026-03-17')).toMatchObject({ reasons: [], confirms: [own] });
    expect(dated('2026-03-18')).toEqual({
      reasons: ['document.dated-ahead'],
      heldLines: 'all',
      confirms: [],
    });
    expect(dated('2019-01-01').reasons).toEqual([]);
  });

  it('holds another valid bankgiro than the confirmed ones', () => {
    const answer = passGate({ ...through, accounts: [bankgiro('1609908')] });
    expect(answer).toEqual({ reasons: ['payment.account-changed'], heldLines: 'all', confirms: [] });
  });

  it('holds an account added beside the confirmed one', () => {
    const iban: Account = { kind: 'iban', account: 'SE4550000000058398257466' };
    expect(passGate({ ...through, accounts: [own, iban] }).reasons).toEqual(['payment.account-changed']);
  });

  it('holds transposed digits, on a first invoice too', () => {
    const transposed = bankgiro('50501505');
    expect(passGate({ ...through, accounts: [transposed], confirmed: [] }).reasons).toEqual([
      'payment.account-check-digit',
    ]);
    expect(passGate({ ...through, accounts: [transposed] }).reasons).toContain('payment.account-changed');
  });

  it('holds the account of another supplier until it is confirmed for this one', () => {
    const theirs = bankgiro('1609908');
    const asked = { ...through, accounts: [theirs], confirmed: [], elsewhere: [theirs] };
    expect(passGate(asked).reasons).toEqual(['payment.account-of-other-supplier']);
    expect(passGate({ ...asked, confirmed: [theirs] }).reasons).toEqual([]);
  });

  it('holds a changed number of plusgiro and a wrong IBAN', () => {
    const wrong: Account[] = [
      { kind: 'plusgiro', account: '9019507' },
      { kind: 'iban', account: 'SE4550000000058398257467' },
    ];
    for (const account of wrong) {
      expect(passGate({ ...through, accounts: [account], confirmed: [] }).reasons).toEqual([
        'payment.account-check-digit',
      ]);
    }
  });

  it('holds only the lines whose own check failed', () => {
    const checks = [
      { code: 'line.arithmetic', severity: 'fail', lineNo: 2, params: {} },
      { code: 'line.name-missing', severity: 'warn', lineNo: 3, params: {} },
    ] as const;
    expect(passGate({ ...through, checks, confirmed: [] })).toEqual({
      reasons: ['line.arithmetic'],
      heldLines: new Set([2]),
      confirms: [own],
    });
  });

  it('holds every line of a document that fails a check, or bears a known number', () => {
    const checks = [{ code: 'document.payable', severity: 'fail', params: {} }] as const;
    expect(passGate({ ...through, checks }).heldLines).toBe('all');
    expect(passGate({ ...through, sameNumber: true })).toMatchObject({
      reasons: ['duplicate.number'],
      heldLines: 'all',
    });
  });
});
