import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

// A complaint on the console is a defect that no assertion saw. A test that provokes one says so by
// replacing console.error itself (vi.spyOn) and asserting on it.
const unexpected: string[] = [];

console.error = (...args: unknown[]) => {
  unexpected.push(format(...args));
};

function refuseComplaints(): void {
  const said = unexpected.splice(0);
  if (said.length > 0) throw new Error(`unexpected console.error:\n${said.join('\n')}`);
}

afterEach(refuseComplaints);
afterAll(refuseComplaints);
