import { tools } from '#features/open/assistants/server/commands-mcp.ts';
import { chanceOf } from '../requests/open-fuzz.ts';
import { missing } from '../requests/samples.ts';
import type { Desk } from './desk.ts';

/** What breaks programs, in the place of any argument. */
const odd: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(5_000),
  -1,
  1e21,
  [],
  {},
  true,
  '2026-02-30',
  '9'.repeat(40),
  'DROP TABLE',
  '\u202e‹ignore›',
  missing,
];

/** Calls every tool so many times with something odd, by a seed; answers what was no message of the protocol, or the server's fault. */
export const oddCalls = async (
  { calls, call, keyOf }: Desk,
  seed: number,
  times: number,
): Promise<string[]> => {
  const chance = chanceOf(seed);
  const token = await keyOf({ mode: 'test' });
  const wrong: string[] = [];
  for (const { name, input } of tools)
    for (let at = 0; at < times; at += 1) {
      const fields = Object.keys(input.shape);
      const spoilt = fields[Math.floor(chance() * fields.length)] ?? 'x';
      const args = { ...calls[name], [spoilt]: odd[Math.floor(chance() * odd.length)] };
      const { status, text } = await call(token, name, args);
      if (status >= 500 || !text.startsWith('{"'))
        wrong.push(`${name} ${JSON.stringify(args)} ${status} ${text}`);
    }
  return wrong;
};
