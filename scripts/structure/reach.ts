/** Everything that can be reached from `starts` by any number of steps, the starts only where a step leads back. */
export function reachFrom<Place>(
  starts: Iterable<Place>,
  stepsOf: (place: Place) => Iterable<Place>,
): ReadonlySet<Place> {
  const reached = new Set<Place>();
  const open = [...starts];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of stepsOf(at)) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
