/** A change of a cluster that is not made; the message says why and what to do. */
export class ClusterRefused extends Error {
  readonly code = 'cluster_refused';
}
