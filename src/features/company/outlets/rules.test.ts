import { expect, test } from 'vitest';
import { inboundAddress } from './rules.ts';

test('an inbound address has the name and 80 random bits', () => {
  const bytes = Uint8Array.from({ length: 10 }, (_, index) => index * 25);
  expect(inboundAddress('Krög  Bryggan & Ö', bytes, 'in.krogkoll.se')).toBe(
    'krog-bryggan-o-aamtes3epwlk7shb@in.krogkoll.se',
  );
  expect(inboundAddress('火', bytes, 'x.se')).toMatch(/^krog-[a-z2-7]{16}@x\.se$/);
  expect(inboundAddress(`${'a'.repeat(23)} bc`, bytes, 'x.se')).toMatch(/^a{23}-[a-z2-7]{16}@x\.se$/);
});
