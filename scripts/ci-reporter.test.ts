import type { TestModule } from 'vitest/node';
import { describe, expect, it } from 'vitest';
import { tally, tallyLine } from './ci-reporter.ts';

type State = 'passed' | 'failed' | 'skipped';

function moduleOf(states: State[], state: 'passed' | 'failed'): TestModule {
  const tests = states.map((result) => ({ result: () => ({ state: result }) }));
  const module: Pick<TestModule, 'state'> & { children: { allTests: () => typeof tests } } = {
    state: () => state,
    children: { allTests: () => tests },
  };
  return Object.assign(Object.create(null), module);
}

describe('the closing line', () => {
  it('counts passed, failed and skipped tests', () => {
    const counts = tally([moduleOf(['passed', 'passed', 'failed', 'skipped'], 'failed')], 0);
    expect(tallyLine(counts)).toBe('2 passed, 1 failed, 1 skipped');
  });

  it('counts a file that never loaded as a failure', () => {
    expect(tallyLine(tally([moduleOf([], 'failed')], 0))).toBe('0 passed, 1 failed');
  });

  it('counts an error outside every test as a failure', () => {
    expect(tallyLine(tally([moduleOf(['passed'], 'passed')], 1))).toBe('1 passed, 1 failed');
  });
});
