import { expect, test } from 'vitest';
import { createLog, logOfRequest } from './log.ts';

test('a line is JSON with the request id, and hides what signs a person in', () => {
  const lines: string[] = [];
  const log = logOfRequest(
    createLog('info', { write: (line: string) => void lines.push(line) }),
    'request-1',
  );
  log.info(
    {
      req: { headers: { authorization: 'Bearer s3cret', cookie: 's3cret', 'set-cookie': 's3cret' } },
      body: { password: 's3cret' },
      token: 's3cret',
    },
    'signed in\r\n{"forged":true}',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('s3cret');
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'request-1',
    msg: 'signed in\r\n{"forged":true}',
  });
});
