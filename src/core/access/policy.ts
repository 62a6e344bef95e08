import { atLeast } from './roles.ts';
import type { Role } from './roles.ts';

/** Capabilities of a member in an outlet beyond reading, with the weakest role that has each (SECURITY section 2). */
export const weakestRole = {
  /** Row 30: names and roles. */
  'team.read': 'reporter',
  'team.read-addresses': 'editor',
  'team.invite': 'editor',
  'team.change': 'owner',
  'team.leave': 'reporter',
  'organization.read-activity': 'owner',
} as const satisfies Readonly<Record<string, Role>>;

export type Capability = keyof typeof weakestRole;

/** Whether a role has a capability. */
export const may = (role: Role, capability: Capability): boolean => atLeast(role, weakestRole[capability]);

/** Which roles each role may invite: none above its own, and a reporter nobody (specification section 6, R9). */
export const invitableRoles: Readonly<Record<Role, readonly Role[]>> = {
  reporter: [],
  editor: ['editor', 'reporter'],
  owner: ['owner', 'editor', 'reporter'],
};
