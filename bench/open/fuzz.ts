/** Fuzzes every entry of the open API: `npx node bench/open/fuzz.ts [requests an entry] [seed]`; 500 and 1 unless said. */
import { chanceOf, faultOf, sendSpoilt } from '#testing/requests/open-fuzz.ts';
import { openCalls } from '#testing/requests/open-calls.ts';
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
for (const fault of faults) console.log(fault);
console.log(`${openCalls.length} entries, ${sent} requests: ${faults.length} answered with 5xx or no JSON`);
process.exitCode = faults.length === 0 ? 0 : 1;
