import { z } from 'zod';
import { onboardingStatuses } from '#core/access/onboarding-status.ts';
import { id, isoDate } from '#platform/wire/fields.ts';

export const onboardingStatus = z.enum(onboardingStatuses);

export const user = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  onboardingStatus,
  joinedAt: isoDate,
  /** Whether the screens of support staff are theirs; the server asks the database at each call. */
  staff: z.boolean(),
  /** Constant by specification section 1; no plan check reads them. */
  userFlags: z.object({ stripe: z.literal('premium'), tier: z.literal('premium') }),
});

export type User = z.output<typeof user>;
