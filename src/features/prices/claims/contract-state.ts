import { z } from 'zod';

/** `settled`: all lines are credited, or a person closed the remainder. Credited and partly credited: see `credit`. */
export const claimState = z.enum(['drafted', 'sent', 'settled', 'refused', 'withdrawn']);
