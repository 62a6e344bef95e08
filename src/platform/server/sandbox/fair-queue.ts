export interface FairQueue<T> {
  readonly size: number;
  put(tenant: string, item: T): void;
  /** The next item of the tenant whose turn it is among those that may run; undefined when none may. */
  take(mayRun: (tenant: string) => boolean): T | undefined;
  /** Takes an item out before its turn; whether it was still waiting. */
  remove(tenant: string, item: T): boolean;
  /** Empties the queue. */
  drain(): T[];
}

/** First come, first served within a tenant; tenants take turns, however many items each has waiting. */
export const fairQueue = <T>(): FairQueue<T> => {
  // A Map keeps the order of insertion: the first key is the tenant whose turn it is.
  const waiting = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    put(tenant, item) {
      const items = waiting.get(tenant);
      if (items === undefined) waiting.set(tenant, [item]);
      else items.push(item);
      size += 1;
    },
    take(mayRun) {
      for (const [tenant, items] of waiting) {
        if (!mayRun(tenant)) continue;
        waiting.delete(tenant);
        const item = items.shift();
        if (items.length > 0) waiting.set(tenant, items);
        size -= 1;
        return item;
      }
      return undefined;
    },
    remove(tenant, item) {
      const items = waiting.get(tenant);
      const index = items?.indexOf(item) ?? -1;
      if (items === undefined || index < 0) return false;
      items.splice(index, 1);
      if (items.length === 0) waiting.delete(tenant);
      size -= 1;
      return true;
    },
    drain() {
      const items = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return items;
    },
  };
};
