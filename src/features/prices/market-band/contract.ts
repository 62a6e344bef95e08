import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';

const choice = z.object({ isOut: z.boolean() });

export const marketBandContract = {
  readMarketChoice: endpoint({
    method: 'GET',
    path: 'market-band/choice',
    summary: 'Whether the unit’s organization takes part in the market band',
    access: 'owner',
    demo: 'own',
    reply: choice,
    errors: [],
  }),
  chooseMarket: endpoint({
    method: 'PUT',
    path: 'market-band/choice',
    summary: 'Leave the market band, or take part again; whoever leaves sees none',
    access: 'owner',
    demo: 'own',
    impersonated: 'refused',
    body: choice.extend({ password }),
    reply: choice,
    errors: ['old_password_is_wrong', 'rate.limited'],
  }),
};
