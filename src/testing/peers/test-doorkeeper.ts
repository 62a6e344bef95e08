import type { Role } from '#core/access/roles.ts';
import type { Doorkeeper, Refusal } from '#platform/server/http/doorkeeper.ts';
import type { Authenticated } from '#platform/server/http/handler.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import type { Admitted } from '#platform/server/scope.ts';

export const unitId = '0190a0a0-0000-7000-8000-00000000000a';
export const organizationId = '0190a0a0-0000-7000-8000-00000000000b';

/** A plan that limits nothing but two years. */
export const testView = planViewOf({ plan: 'premium-plus', endsAt: null }, new Date('2026-11-23T09:00:00Z'));

/** A doorkeeper that knows one person by the token `open`; tests change what it knows. */
export class TestDoorkeeper implements Doorkeeper {
  user: Authenticated = { userId: 'user', sessionId: 'session', staff: false, impersonatedBy: null };
  /** In `unitId`; null: no member. */
  role: Role | null = 'owner';
  hasProven = false;
  isGone = false;
  readonly refusals: Refusal[] = [];
  readonly askedUnits: string[] = [];
  /** How to tell each watcher that the session may have ended. */
  readonly watchers = new Set<() => void>();

  async authenticate(token: string): Promise<Authenticated | null> {
    return token === 'open' ? this.user : null;
  }

  async remains(user: Authenticated): Promise<boolean> {
    return user.userId === this.user.userId && !this.isGone;
  }

  async hasSecondFactor(user: Authenticated): Promise<boolean> {
    return user.userId === this.user.userId && this.hasProven;
  }

  watch(_user: Authenticated, tell: () => void): () => void {
    this.watchers.add(tell);
    return () => void this.watchers.delete(tell);
  }

  turnedAway(_user: Authenticated, refusal: Refusal): void {
    this.refusals.push(refusal);
  }

  async membership(userId: string, unit: string): Promise<Admitted | null> {
    this.askedUnits.push(unit);
    const isKnown = userId === this.user.userId && unit === unitId;
    return isKnown && this.role !== null ? { organizationId, role: this.role, view: testView } : null;
  }
}
