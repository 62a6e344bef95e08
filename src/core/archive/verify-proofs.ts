import {
  type ArchiveContents,
  type ArchivedDocument,
  type ArchivedLink,
  type ArchivedRoot,
  archiveNames,
  type ArchiveFault,
  type VerifyTools,
} from './archive-files.ts';
import { fromHex, sameBytes, toHex } from './bytes.ts';
import { followChain, leafContent } from './chain.ts';
import { isIncluded } from './merkle.ts';

/** What a receipt says of a document. */
interface Receipt {
  readonly kind: string;
  readonly id: string;
  readonly sha256?: string;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const hexed = (text: string): Uint8Array => fromHex(text) ?? new Uint8Array();

interface Followed {
  readonly faults: ArchiveFault[];
  readonly receipts: ReadonlyMap<string, string>;
  readonly hashes: ReadonlyMap<number, Uint8Array>;
}

const nameOfLink = (link: ArchivedLink, paths: ReadonlyMap<string, string>): string => {
  try {
    const { id } = JSON.parse(link.said ?? '{}') as Receipt;
    return paths.get(id) ?? `${archiveNames.chain} ${link.number}`;
  } catch {
    return `${archiveNames.chain} ${link.number}`;
  }
};

const followLinks = async (
  links: readonly ArchivedLink[],
  organizationId: string,
  paths: ReadonlyMap<string, string>,
  tools: VerifyTools,
): Promise<Followed> => {
  const follow = await followChain(tools.digest, organizationId);
  const faults: ArchiveFault[] = [];
  const receipts = new Map<string, string>();
  const hashes = new Map<number, Uint8Array>();
  for (const link of links) {
    const hash = hexed(link.hash);
    hashes.set(link.number, hash);
    const said = link.said === undefined ? null : tools.bytesOf(link.said);
    const fault = await follow({ number: link.number, said, digest: hexed(link.digest), hash });
    if (fault !== null) {
      faults.push({ name: nameOfLink(link, paths), fault: 'chain' });
      continue;
    }
    if (link.said === undefined) continue;
    const receipt = JSON.parse(link.said) as Receipt;
    if (receipt.kind === 'receipt') receipts.set(receipt.id, receipt.sha256 ?? '');
  }
  return { faults, receipts, hashes };
};

/** Whether bytes stand anywhere in others: what a stamp is of stands in its token as it is. */
const holds = (bytes: Uint8Array, part: Uint8Array): boolean =>
  part.length > 0 && toHex(bytes).includes(toHex(part));

const faultOfRoot = async (
  proof: ArchivedRoot,
  organizationId: string,
  { hashes }: Followed,
  contents: ArchiveContents,
  tools: VerifyTools,
): Promise<ArchiveFault | null> => {
  const head = hexed(proof.head);
  const known = hashes.get(proof.number);
  const root = hexed(proof.root);
  const leaf = leafContent(organizationId, proof.number, head);
  const path = proof.path.map(hexed);
  const isThere =
    known !== undefined &&
    sameBytes(known, head) &&
    (await isIncluded(tools.digest, leaf, { position: proof.position, count: proof.count, path, root }));
  if (!isThere) return { name: proof.day, fault: 'root' };
  // The first stamp is over the root, each later one over the token before it.
  let stamped = root;
  for (const name of proof.stamps) {
    const token = await contents.read(name);
    if (token === null || !holds(token, stamped)) return { name, fault: 'stamp' };
    stamped = await tools.longDigest(token);
  }
  return null;
};

/**
 * What the chain, the receipts in it and the days' roots say against what the archive holds. The organization's id is the
 * first word of the chain's file. Throws where a file is no JSON any more.
 */
export const verifyProofs = async (
  contents: ArchiveContents,
  tools: VerifyTools,
): Promise<ArchiveFault[]> => {
  const text = async (name: string): Promise<string> =>
    tools.textOf((await contents.read(name)) ?? new Uint8Array());
  const documents = linesOf(await text(archiveNames.documents)).map(
    (line) => JSON.parse(line) as ArchivedDocument,
  );
  const [first = '{}', ...rest] = linesOf(await text(archiveNames.chain));
  const { organizationId = '' } = JSON.parse(first) as { readonly organizationId?: string };
  const links = rest.map((line) => JSON.parse(line) as ArchivedLink);
  const paths = new Map(documents.map(({ id, path }) => [id, path ?? id]));
  const followed = await followLinks(links, organizationId, paths, tools);
  const faults = [...followed.faults];
  for (const { id, path, sha256 } of documents)
    if (followed.receipts.get(id) !== sha256) faults.push({ name: path ?? id, fault: 'receipt' });
  for (const proof of JSON.parse((await text(archiveNames.roots)) || '[]') as ArchivedRoot[]) {
    const fault = await faultOfRoot(proof, organizationId, followed, contents, tools);
    if (fault !== null) faults.push(fault);
  }
  return faults;
};
