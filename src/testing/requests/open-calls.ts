import { openEntries } from '#features/open/api/rules-entries.ts';
import type { OpenEntry } from '#features/open/api/contract-entry.ts';
import type { TestAnswer, TestClient, TestRequest } from '../peers/test-client.ts';
import { type Ids, routes, type Sample } from './samples.ts';

/** An entry of the open API with the request of the one that answers it. */
export interface OpenCall {
  readonly name: string;
  readonly entry: OpenEntry;
  readonly sample: (ids: Ids) => Sample;
}

const calls: readonly OpenCall[] = Object.entries(openEntries).map(([name, entry]) => {
  const route = routes.find((one) => one.entry === entry.of);
  if (route === undefined) throw new Error(`${name} is answered by no route`);
  return { name, entry, sample: route.sample };
});

/** A list with everything that its rows can be expanded with; none of what expands nothing. */
const expanding = ({ name, entry, sample }: OpenCall): OpenCall[] => {
  if (entry.expands === undefined) return [];
  const expand = Object.keys(entry.expands).join(',');
  const asked = (ids: Ids): Sample => ({ ...sample(ids), query: { ...sample(ids).query, expand } });
  return [{ name: `${name} expand=${expand}`, entry, sample: asked }];
};

/** Every entry of the open API that another answers, and each list that expands once more with all of that. */
export const openCalls: readonly OpenCall[] = calls.flatMap((call) => [call, ...expanding(call)]);

export interface OpenAsked {
  readonly token: string;
  readonly unitId: string;
  readonly ids: Ids;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Where a call goes: its path with its parameters filled in. */
export const openPath = ({ entry, sample }: OpenCall, unitId: string, ids: Ids): string => {
  const params: Readonly<Record<string, string>> = { ...sample(ids).params, unitId };
  return entry.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
};

/** Sends a call with a key. */
export const sendOpen = (
  client: TestClient,
  call: OpenCall,
  { token, unitId, ids, headers = {}, query = {} }: OpenAsked,
): Promise<TestAnswer> => {
  const { params: _params, query: asked = {}, headers: own = {}, ...sent } = call.sample(ids);
  const search = new URLSearchParams({ ...asked, ...query }).toString();
  const path = openPath(call, unitId, ids);
  const request: TestRequest = { ...sent, headers: { ...own, ...headers, authorization: `Bearer ${token}` } };
  return client.send(call.entry.method, search === '' ? path : `${path}?${search}`, request);
};
