import { systemClock } from '../clock.ts';
import { loadConfig } from '../config.ts';
import { ConfigError } from '../config-setting.ts';
import { examineDatabase } from '../doctor/examine-database.ts';
import { examineDisk } from '../doctor/examine-disk.ts';
import { examineKeys } from '../doctor/examine-keys.ts';
import { examineNetwork } from '../doctor/examine-network.ts';
import { examineOriginals } from '../doctor/examine-originals.ts';
import { examineReplica } from '../doctor/examine-replica.ts';
import { fault, type Finding, good, reasonOf } from '../doctor/finding.ts';
import type { Command } from './command.ts';

const examinations = [
  examineDisk,
  examineOriginals,
  examineKeys,
  examineDatabase,
  examineReplica,
  examineNetwork,
];

const marks = { good: 'ok   ', note: 'note ', fault: 'FAULT' } as const;

const print = ({ state, subject, text }: Finding): void => {
  process.stdout.write(`${marks[state]}  ${subject.padEnd(9)}  ${text}\n`);
};

/** `doctor`: says in words what is the matter with a place, before a start or beside a running server. Exit code 1 when something is. */
export const doctorCommand: Command = async () => {
  let config;
  try {
    config = loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(fault('settings', error.message));
    return 1;
  }
  print(good('settings', 'they can be read.'));
  const place = { config, clock: systemClock };
  const found = await Promise.all(
    examinations.map((examine) =>
      examine(place).catch((error: unknown) => [fault('doctor', reasonOf(error))] as const),
    ),
  );
  for (const finding of found.flat()) print(finding);
  return found.flat().some(({ state }) => state === 'fault') ? 1 : 0;
};
