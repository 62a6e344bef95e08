/** A backup, a restore or a move that is not done, with nothing changed; the message says why and what to do. */
export class BackupRefused extends Error {
  readonly code = 'backup_refused';
}
