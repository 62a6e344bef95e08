/** What the chain of proofs has links for. */
export const linkKinds = ['receipt', 'record', 'event', 'removal'] as const;

export type LinkKind = (typeof linkKinds)[number];
