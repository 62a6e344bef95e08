import { type ArchiveContents, archiveNames, type ArchiveFault, type VerifyTools } from './archive-files.ts';
import { toHex } from './bytes.ts';
import { type ByteSource, openZip } from './read-zip.ts';
import { verifyProofs } from './verify-proofs.ts';

/** What became of a verification: how many files were read, and each thing that is not as it was. */
export interface ArchiveVerdict {
  readonly files: number;
  readonly faults: readonly ArchiveFault[];
}

/** `<SHA-256>  <name>` by name, as `sha256sum -c` reads it; lines that are none of that shape are left out. */
const sumsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const found = /^([0-9a-f]{64}) {2}(.+)$/.exec(line);
      return found === null ? [] : [[found[2] ?? '', found[1] ?? ''] as const];
    }),
  );

/** Every file against its sum, then what chain, receipts and roots prove. */
const verifyContents = async (
  contents: ArchiveContents,
  tools: VerifyTools,
  tell: (done: number, of: number) => void,
): Promise<ArchiveFault[]> => {
  const faults: ArchiveFault[] = [];
  const listed = await contents.read(archiveNames.sums);
  if (listed === null) faults.push({ name: archiveNames.sums, fault: 'missing' });
  const sums = sumsOf(tools.textOf(listed ?? new Uint8Array()));
  let done = 0;
  for (const name of contents.names) {
    tell((done += 1), contents.names.length);
    if (name === archiveNames.sums) continue;
    const bytes = await contents.read(name);
    const sum = sums.get(name);
    if (sum === undefined) faults.push({ name, fault: 'sum' });
    else if (bytes === null) faults.push({ name, fault: 'missing' });
    else if (toHex(await tools.digest(bytes)) !== sum) faults.push({ name, fault: 'content' });
  }
  const there = new Set(contents.names);
  for (const name of sums.keys()) if (!there.has(name)) faults.push({ name, fault: 'missing' });
  try {
    faults.push(...(await verifyProofs(contents, tools)));
  } catch {
    faults.push({ name: archiveNames.chain, fault: 'unreadable' });
  }
  return faults;
};

/**
 * Verifies an archive that was unpacked.
 *
 * @public The program inside an archive calls it by its name.
 */
export const verifyFolder = async (
  contents: ArchiveContents,
  tools: VerifyTools,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<ArchiveVerdict> => ({
  files: contents.names.length,
  faults: await verifyContents(contents, tools, tell),
});

/** Verifies an archive as it was downloaded, down to each bit of the ZIP's own headers. */
export const verifyZip = async (
  source: ByteSource,
  tools: VerifyTools,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<ArchiveVerdict> => {
  const zip = await openZip(source, tools);
  const faults = await verifyContents(zip, tools, tell);
  return { files: zip.names.length, faults: [...faults, ...(await zip.faults())] };
};
