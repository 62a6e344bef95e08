import { z } from 'zod';
import { text } from '#platform/wire/fields.ts';

/** An address as a form takes it; kept as it was written, compared without regard to case. */
export const email = text(254).pipe(z.email());
