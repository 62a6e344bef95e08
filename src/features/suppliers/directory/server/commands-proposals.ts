import type { Tx } from '#platform/server/db/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { DirectoryEntry } from '../contract.ts';
import { lockDirectory, noteDirectory, writeEntry } from './commands.ts';
import type { DirectoryAct, EntryRefusal } from './commands.ts';
import { proposalOf } from './queries-proposals.ts';

const isProposed = async (tx: Tx, proposalId: string): Promise<boolean> => {
  // Across tenants: the directory is what all know together.
  const rows = await tx.query(
    `select 1 from organization_supplier o where o.directory_id is null and ${proposalOf} = $1 limit 1`,
    [proposalId],
  );
  return rows.length > 0;
};

const decide = async (
  tx: Tx,
  act: DirectoryAct,
  proposalId: string,
  decision: 'accepted' | 'declined',
  supplierId: string | null,
): Promise<void> => {
  await tx.query(
    `insert into directory_decision (proposal_id, decision, supplier_id, decided_at, decided_by)
     values ($1, $2, $3, $4, $5)
     on conflict (proposal_id) do update set decision = excluded.decision, supplier_id = excluded.supplier_id,
       decided_at = excluded.decided_at, decided_by = excluded.decided_by`,
    [proposalId, decision, supplierId, act.now, act.userId],
  );
  const done = decision === 'accepted' ? 'accept' : 'decline';
  await noteDirectory(tx, act, done, { proposalId, supplierId });
};

/**
 * Makes an entry of a company that appeared on invoices. Every organization that has it keeps its own supplier with all
 * figures, which the entry stands for from then on. Answers the entry's id.
 */
export const acceptProposal = async (
  tx: Tx,
  act: DirectoryAct,
  proposalId: string,
  entry: DirectoryEntry,
): Promise<string | EntryRefusal | Refused<'proposal.not_exist'>> => {
  await lockDirectory(tx);
  if (!(await isProposed(tx, proposalId))) return refused('proposal.not_exist');
  const written = await writeEntry(tx, act, null, {
    ...entry,
    verified: (entry.organizationNumber ?? '') !== '',
  });
  if (written instanceof Refused) {
    if (written.code === 'supplier.not_exist') throw new Error('a new entry is always written');
    return new Refused(written.code, written.errors);
  }
  // Across tenants: the directory is what all know together.
  await tx.query(
    `update organization_supplier o set directory_id = $2 where o.directory_id is null and ${proposalOf} = $1`,
    [proposalId, written],
  );
  await decide(tx, act, proposalId, 'accepted', written);
  return written;
};

/** Leaves a company out of the directory for good. */
export const declineProposal = async (
  tx: Tx,
  act: DirectoryAct,
  proposalId: string,
): Promise<{ id: string } | Refused<'proposal.not_exist'>> => {
  await lockDirectory(tx);
  if (!(await isProposed(tx, proposalId))) return refused('proposal.not_exist');
  await decide(tx, act, proposalId, 'declined', null);
  return { id: proposalId };
};
