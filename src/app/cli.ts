import type { Command } from '#platform/server/cli/command.ts';
import type { JobDefinition } from '#platform/server/jobs/port.ts';
import { endWithFault } from '#platform/server/start-fault.ts';

interface Entry {
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

const productJobs = async (): Promise<readonly JobDefinition[]> => {
  const [{ product }, { jobsOf }] = await Promise.all([
    import('./features-server.ts'),
    import('#platform/server/features/work.ts'),
  ]);
  return jobsOf(product.features);
};

// Loaded one by one, so that a command starts without the weight of the others.
const commands: Readonly<Record<string, Entry>> = {
  import: {
    usage: 'import --unit ID [--history] FOLDER',
    summary:
      'Imports a folder of invoices and ZIP archives into a restaurant unit, and tells how each file ended.',
    load: async () => {
      const [{ importCommand }, { hooks }] = await Promise.all([
        import('#features/reading/pipeline/server/commands-import.ts'),
        import('./features-server.ts'),
      ]);
      return importCommand(hooks);
    },
  },
  read: {
    usage: 'read [--score TRUTHDIR] FILE…',
    summary:
      'Reads e-invoices and PDFs with text and prints one JSON line per file, or how much was read right. Needs no database.',
    load: async () => (await import('#platform/server/cli/read-command.ts')).readCommand,
  },
  'verify-audit': {
    usage: 'verify-audit',
    summary: 'Checks that no row of the logs was edited, removed or reordered. Needs no running server.',
    load: async () => (await import('#platform/server/cli/verify-audit-command.ts')).verifyAuditCommand,
  },
  'verify-archive': {
    usage: 'verify-archive [ZIP]',
    summary:
      'Checks that every original, row and link of the archive is as it was, or that a downloaded archive is. Needs no running server.',
    load: async () => (await import('#features/open/archive/server/commands-verify.ts')).verifyArchiveCommand,
  },
  backup: {
    usage: 'backup TO',
    summary:
      'Writes database, originals and keys as of one moment into a new folder, beside a running server or without one.',
    load: async () => (await import('#platform/server/cli/backup-command.ts')).backupCommand,
  },
  restore: {
    usage: 'restore FROM',
    summary:
      'Puts a backup back into an empty place and compares it row by row; refuses a half or changed one.',
    load: async () =>
      (await import('#platform/server/cli/restore-command.ts')).restoreCommand(await productJobs()),
  },
  move: {
    usage: 'move postgres://…|embedded',
    summary: 'Moves the database of a stopped place to the other engine, and proves it table by table.',
    load: async () => (await import('#platform/server/cli/move-command.ts')).moveCommand(await productJobs()),
  },
  cluster: {
    usage: 'cluster distribute [--dry-run] [--unsafe-triggers] | cluster move ORGANIZATION FROM TO',
    summary:
      'Distributes the database over the servers of Citus, or moves one organization to another cluster and proves it.',
    load: async () => (await import('#platform/server/cli/cluster-command.ts')).clusterCommand,
  },
  doctor: {
    usage: 'doctor',
    summary:
      'Says what is wrong with a place: settings, disk, clock, DNS, database, originals, keys, mail. Changes nothing.',
    load: async () => (await import('#platform/server/cli/doctor-command.ts')).doctorCommand,
  },
  staff: {
    usage: 'staff --email ADDRESS --name NAME',
    summary: 'Makes an account of support staff; asks for its password, or reads it from standard input.',
    load: async () => (await import('#features/staff/support/server/commands-staff.ts')).staffCommand,
  },
};

const help = (): string => {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const rows = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return ['Usage: npm run -s cli -- <command>', '', 'Commands:', ...rows, ''].join('\n');
};

const main = async ([name, ...rest]: readonly string[]): Promise<number> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    (name === undefined ? process.stderr : process.stdout).write(help());
    return name === undefined ? 2 : 0;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (entry === undefined) {
    process.stderr.write(`Unknown command: ${name}\n\n${help()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`Usage: npm run -s cli -- ${entry.usage}\n${entry.summary}\n`);
    return 0;
  }
  return (await entry.load())(rest);
};

process.exitCode = await main(process.argv.slice(2)).catch(endWithFault);
