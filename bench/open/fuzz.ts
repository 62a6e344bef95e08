/** Fuzzes every entry of the open API and every tool of assistants: `npx node bench/open/fuzz.ts [requests of each] [seed]`; 500 and 1 unless said. */
import { chanceOf, faultOf, sendSpoilt } from '#testing/requests/open-fuzz.ts';
import { openCalls } from '#testing/requests/open-calls.ts';
import { openDesk } from '#testing/assistants/desk.ts';
import { oddCalls } from '#testing/assistants/odd-calls.ts';
import { tools } from '#features/open/assistants/server/commands-mcp.ts';
import { buildKey } from '#features/open/keys/server/builders.ts';
import { openTenants } from '#testing/world/tenants.ts';

const [wanted = '500', seed = '1'] = process.argv.slice(2);
const tenants = await openTenants();
const { organizationId, members } = tenants.own;
const maker = { organizationId, userId: members.owner.userId };
const { token } = await buildKey(tenants.product, maker, { mode: 'test' });
const chance = chanceOf(Number(seed));
const client = tenants.product.client();
const asked = { token, unitId: tenants.units.own, ids: tenants.ids.own };
const faults: string[] = [];
let sent = 0;
for (const call of openCalls)
  for (let at = 0; at < Number(wanted); at += 1) {
    tenants.product.pass(200);
    sent += 1;
    const fault = faultOf(await sendSpoilt(client, call, asked, chance));
    if (fault !== null) faults.push(`${call.name} ${fault}`);
  }
await tenants.product.close();
console.log(`${openCalls.length} entries, ${sent} requests`);
const desk = await openDesk();
const odd = await oddCalls(desk, Number(seed), Number(wanted));
faults.push(...odd);
await desk.tenants.product.close();
console.log(`${tools.length} tools, ${tools.length * Number(wanted)} calls`);
for (const fault of faults) console.log(fault);
console.log(`${faults.length} answered with 5xx or no JSON`);
// The databases of tests stay open for the next one and would keep the process.
process.exit(faults.length === 0 ? 0 : 1);
