import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';

const choice = z.object({ hidden: z.boolean() });

/** The demo that stands in for an organization's invoices until it has one. */
export const showcaseContract = {
  chooseDemo: endpoint({
    method: 'PUT',
    path: 'auth/users/demo',
    summary: 'Hides the demo from oneself, in all one’s restaurants without invoices, or shows it again',
    access: 'session',
    impersonated: 'refused',
    body: choice,
    reply: choice,
    errors: [],
  }),
};
