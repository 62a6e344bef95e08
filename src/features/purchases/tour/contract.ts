import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { tourSteps } from './rules.ts';

const progress = z.object({
  /** Where the person left the tour, from 0; null before it began and once it has ended. */
  step: z
    .number()
    .int()
    .min(0)
    .max(tourSteps.length - 1)
    .nullable(),
});

export const tourContract = {
  readTour: endpoint({
    method: 'GET',
    path: 'auth/users/tour',
    summary: 'At which step the signed-in user left the tour',
    access: 'session',
    reply: progress.extend({
      /** It has not begun for them yet. */
      isNew: z.boolean(),
    }),
    errors: [],
  }),
  keepTour: endpoint({
    method: 'PUT',
    path: 'auth/users/tour',
    summary: 'Remember the step of the tour, or that it has ended',
    access: 'session',
    impersonated: 'refused',
    body: progress,
    reply: progress,
    errors: [],
  }),
};
