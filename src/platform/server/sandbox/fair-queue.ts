export interface FairQueue<T> {
  readonly size: number;
  /** `weight`: of one tenant's items the lightest goes first, and of equals the one that came first. */
  put(tenant: string, item: T, weight?: number): void;
  /** The next item of the tenant whose turn it is among those that may run; undefined when none may. */
  take(mayRun: (tenant: string) => boolean): T | undefined;
  /** Takes an item out before its turn; whether it was still waiting. */
  remove(tenant: string, item: T): boolean;
  /** Empties the queue. */
  drain(): T[];
}

/** The lightest first within a tenant; tenants take turns, however many items each has waiting. */
export const fairQueue = <T>(): FairQueue<T> => {
  // A Map keeps the order of insertion: the first key is the tenant whose turn it is.
  const waiting = new Map<string, { readonly item: T; readonly weight: number }[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    put(tenant, item, weight = 0) {
      const items = waiting.get(tenant) ?? [];
      const before = items.findLastIndex((other) => other.weight <= weight);
      items.splice(before + 1, 0, { item, weight });
      waiting.set(tenant, items);
      size += 1;
    },
    take(mayRun) {
      for (const [tenant, items] of waiting) {
        if (!mayRun(tenant)) continue;
        waiting.delete(tenant);
        const item = items.shift()?.item;
        if (items.length > 0) waiting.set(tenant, items);
        size -= 1;
        return item;
      }
      return undefined;
    },
    remove(tenant, item) {
      const items = waiting.get(tenant);
      const index = items?.findIndex((waits) => waits.item === item) ?? -1;
      if (items === undefined || index < 0) return false;
      items.splice(index, 1);
      if (items.length === 0) waiting.delete(tenant);
      size -= 1;
      return true;
    },
    drain() {
      const items = [...waiting.values()].flat().map(({ item }) => item);
      waiting.clear();
      size = 0;
      return items;
    },
  };
};
