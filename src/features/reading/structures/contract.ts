import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { statement } from '#features/reading/review/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

const choice = z.object({ isOut: z.boolean() });

export const reviewStates = ['open', 'stands', 'dropped'] as const;

/** What enough restaurants taught alike of a layout, and somebody contradicts. It names none of them. */
export const structureReview = z.object({
  id,
  organizationNumber: z.string(),
  /** As the directory calls the sender; null where it does not know it. */
  supplierName: z.string().nullable(),
  state: z.enum(reviewStates),
  /** Unrelated parties that taught it. */
  parties: z.number().int(),
  statements: z.array(statement),
  /** What others say instead; one for each thing said, however many say it. */
  against: z.array(z.array(statement)),
  openedAt: timestamp,
  decidedAt: timestamp.nullable(),
});

export type StructureReview = z.output<typeof structureReview>;

const staff = { access: 'staff', impersonated: 'refused' } as const;

export const structuresContract = {
  readStructureChoice: endpoint({
    method: 'GET',
    path: 'structures/choice',
    summary:
      'Whether the unit’s organization shares what its suppliers’ layouts mean, and is shown what others share',
    access: 'owner',
    demo: 'own',
    reply: choice,
    errors: [],
  }),
  chooseStructures: endpoint({
    method: 'PUT',
    path: 'structures/choice',
    summary: 'Share nothing of layouts and be shown nothing, or take part again',
    access: 'owner',
    demo: 'own',
    impersonated: 'refused',
    body: choice.extend({ password }),
    reply: choice,
    errors: ['old_password_is_wrong', 'rate.limited'],
  }),
  listStructureReviews: endpoint({
    ...staff,
    method: 'GET',
    path: 'structures/reviews',
    summary: 'Layouts of which restaurants taught different things, those that wait longest first',
    query: z.object({ ...paging.shape, state: z.enum(reviewStates).default('open') }),
    reply: pageOf(structureReview),
    errors: [],
  }),
  decideStructure: endpoint({
    ...staff,
    method: 'PUT',
    path: 'structures/reviews/{reviewId}',
    summary:
      'Let what most taught stand, against those that say something else now, or share nothing of the layout',
    params: z.object({ reviewId: id }),
    body: z.object({ decision: z.enum(['stand', 'drop']) }),
    reply: structureReview,
    errors: ['structure.not_exist'],
  }),
};
