import type { Sandbox } from '../sandbox/sandbox-port.ts';
import type { MboxSplitter } from './mail-port.ts';
import { mboxLimits } from './mbox-limits.ts';
import type { SplitValue } from './mbox-task.ts';

/** An `MboxSplitter` whose work happens in a child of `sandbox`, which also decides how large the file may be. */
export const mboxSplitter =
  (sandbox: Sandbox): MboxSplitter =>
  async (source, { onMail, ...options }) => {
    let mails = 0;
    const end = await sandbox.run('split-mbox', source, {
      ...options,
      outputBytes: mboxLimits.outputBytes,
      onEvent: async (event, bytes) => {
        const { position } = event as { readonly position: number };
        await onMail({ position, bytes });
        mails += 1;
      },
    });
    if (!end.ok) return { ...end, mails };
    return { ...(end.value as SplitValue), mails };
  };
