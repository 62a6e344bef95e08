import { below, leavesOf, placesIn } from './branches.ts';
import type { Catalog } from './catalog.ts';
import { isNode, nodesOf, textOf as text } from './node-tree.ts';
import type { TreeNode, TreeValue } from './node-tree.ts';

/** The tables that part by tenant: their names and the number of the column, by oid. */
export type Parted = ReadonlyMap<string, { readonly name: string; readonly column: number }>;

/** A column of an entry of a query's range table, or what is known: a parameter or a constant. */
type Place = string;
const known: Place = 'known';

interface Scope {
  readonly id: number;
  readonly query: TreeNode;
  readonly outer: Scope | null;
  /** Queries of its common table expressions, by name, each looked at once. */
  readonly commons: Map<string, Scope>;
}

const kinds = { relation: '0', subquery: '1', join: '2', values: '5', cte: '6', group: '9' } as const;
const joins = { inner: '0', left: '1', right: '3' } as const;

/** `SubLinkType`: 2 is `= any`, whose test compares columns with those of the subquery. */
const anyLink = '2';

/** What a session is set to is not known to who sends a statement on to a server. */
const ofSession = new Set(['krogkoll_organization', 'current_setting']);

const number = (value: TreeValue | undefined): number => Number(text(value));

/** The columns that make a whole row known, and the tables of tenants that occur. */
class Flow {
  readonly #catalog: Catalog;
  readonly #parted: Parted;
  readonly #edges = new Map<Place, Place[]>();
  /** Columns that are known where all of others are: those of a union. */
  readonly #alls: { readonly from: readonly Place[]; readonly to: Place }[] = [];
  readonly #asked: { readonly place: Place; readonly table: string }[] = [];
  readonly #linked = new Map<TreeNode, Scope>();
  #last = 0;

  constructor(catalog: Catalog, parted: Parted) {
    this.#catalog = catalog;
    this.#parted = parted;
  }

  /** Tables of which it is not known whose rows are meant. */
  unbound(): string[] {
    const reached = new Set([known]);
    const waiting = [known];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const whole = this.#alls.filter(({ from }) => from.every((each) => reached.has(each)));
      for (const next of [...(this.#edges.get(at) ?? []), ...whole.map(({ to }) => to)]) {
        if (reached.has(next)) continue;
        reached.add(next);
        waiting.push(next);
      }
    }
    return this.#asked.filter(({ place }) => !reached.has(place)).map(({ table }) => table);
  }

  look(query: TreeNode, outer: Scope | null): Scope {
    const scope: Scope = { id: (this.#last += 1), query, outer, commons: new Map() };
    const { fields } = query;
    for (const { fields: common } of nodesOf(fields['cteList']))
      if (isNode(common['ctequery']))
        scope.commons.set(text(common['ctename']), this.look(common['ctequery'], scope));
    // What a row would have put in is no table that is read.
    const excluded = isNode(fields['onConflict']) ? number(fields['onConflict'].fields['exclRelIndex']) : 0;
    nodesOf(fields['rtable']).forEach((entry, at) => {
      if (at + 1 !== excluded) this.#entry(entry, at + 1, scope);
    });
    this.#from(fields['jointree'], scope);
    if (text(fields['commandType']) === '3') this.#inserted(scope);
    // Whatever else has a subquery in it: targets, conditions, what is answered.
    for (const each of ['targetList', 'returningList', 'havingQual', 'limitCount', 'onConflict', 'jointree'])
      this.#subqueries(fields[each], scope);
    return scope;
  }

  #edge(from: Place, to: Place): void {
    this.#edges.set(from, [...(this.#edges.get(from) ?? []), to]);
  }

  #place(at: number, column: number, { id }: Scope): Place {
    return `${id}:${at}.${column}`;
  }

  #entry({ fields }: TreeNode, at: number, scope: Scope): void {
    const kind = text(fields['rtekind']);
    if (kind === kinds.relation) {
      const view = this.#catalog.view(text(fields['relid']));
      if (view !== undefined) return this.#through(this.look(view, null), at, scope);
      const table = this.#parted.get(text(fields['relid']));
      if (table !== undefined)
        this.#asked.push({ place: this.#place(at, table.column, scope), table: table.name });
    } else if (kind === kinds.subquery && isNode(fields['subquery']))
      this.#through(this.look(fields['subquery'], scope), at, scope);
    else if (kind === kinds.cte) this.#common(fields, at, scope);
    else if (kind === kinds.values) this.#values(fields['values_lists'], at, scope);
  }

  /** A subquery's columns are the place's, and a condition on the place is one within. */
  #through(inner: Scope, at: number, scope: Scope, isWithin = true): void {
    this.#columns(inner).forEach((sources, column) => {
      const place = this.#place(at, column + 1, scope);
      if (sources.length > 0) this.#alls.push({ from: sources, to: place });
      if (isWithin) for (const source of sources) if (source !== known) this.#edge(place, source);
    });
  }

  #common({ ctename, ctelevelsup }: TreeNode['fields'], at: number, scope: Scope): void {
    let around: Scope | null = scope;
    for (let up = number(ctelevelsup); up > 0; up -= 1) around = around?.outer ?? null;
    const inner = around?.commons.get(text(ctename));
    // It is read once for all who ask, so their conditions are none of its own.
    if (inner !== undefined) this.#through(inner, at, scope, false);
  }

  #values(lists: TreeValue | undefined, at: number, scope: Scope): void {
    const rows = Array.isArray(lists) ? lists.map((row: TreeValue) => nodesOf(row)) : [];
    const [first = []] = rows;
    first.forEach((_, column) => {
      if (rows.every((row) => this.#source(row[column], scope) === known))
        this.#edge(known, this.#place(at, column + 1, scope));
    });
  }

  /** Where each column of a query's answer comes from: of a union, from each of its branches. */
  #columns(scope: Scope): (readonly Place[])[] {
    const { fields } = scope.query;
    const list = text(fields['commandType']) === '1' ? fields['targetList'] : fields['returningList'];
    return nodesOf(list)
      .filter(({ fields: entry }) => text(entry['resjunk']) !== 'true')
      .map(({ fields: entry }, column) => {
        if (isNode(fields['setOperations']))
          return leavesOf(fields['setOperations']).map((at) => this.#place(at, column + 1, scope));
        const source = this.#source(entry['expr'], scope);
        return source === null ? [] : [source];
      });
  }

  /** The column that an expression is, `known` for what depends on parameters and constants alone, null for the rest. */
  #source(value: TreeValue | undefined, scope: Scope): Place | null {
    if (!isNode(value)) return null;
    const { type, fields } = value;
    if (type === 'RELABELTYPE') return this.#source(fields['arg'], scope);
    if (type !== 'VAR') return this.#isKnown(value) ? known : null;
    let around: Scope | null = scope;
    for (let up = number(fields['varlevelsup']); up > 0; up -= 1) around = around?.outer ?? null;
    if (around === null) return null;
    const [at, column] = [number(fields['varno']), number(fields['varattno'])];
    const entry = nodesOf(around.query.fields['rtable'])[at - 1]?.fields ?? {};
    const kind = text(entry['rtekind']);
    if (kind === kinds.join) return this.#source(nodesOf(entry['joinaliasvars'])[column - 1], around);
    if (kind === kinds.group) return this.#source(nodesOf(entry['groupexprs'])[column - 1], around);
    return this.#place(at, column, around);
  }

  #isKnown(value: TreeNode): boolean {
    const nodes = [...below(value)];
    return (
      nodes.some(({ type }) => type === 'PARAM' || type === 'CONST') &&
      nodes.every(
        ({ type, fields }) =>
          !['VAR', 'SUBLINK', 'AGGREF', 'WINDOWFUNC'].includes(type) &&
          !(type === 'PARAM' && text(fields['paramkind']) !== '0') &&
          !(type === 'FUNCEXPR' && ofSession.has(this.#catalog.routine(text(fields['funcid']))?.name ?? '')),
      )
    );
  }

  #from(value: TreeValue | undefined, scope: Scope): void {
    if (!isNode(value)) return;
    const { type, fields } = value;
    if (type === 'FROMEXPR') {
      this.#condition(fields['quals'], scope, () => true);
      nodesOf(fields['fromlist']).forEach((each) => this.#from(each, scope));
    } else if (type === 'JOINEXPR') {
      const side = { [joins.left]: 'rarg', [joins.right]: 'larg' }[text(fields['jointype'])];
      const within = side === undefined ? null : new Set(placesIn(fields[side]));
      // An outer join keeps every row of one side, whatever its condition says of that one.
      const isBound = (at: number): boolean =>
        text(fields['jointype']) === joins.inner || within?.has(at) === true;
      this.#condition(fields['quals'], scope, isBound);
      this.#from(fields['larg'], scope);
      this.#from(fields['rarg'], scope);
    }
  }

  /** What an `and` of conditions makes equal; `isBound` says whether it holds for rows of an entry. */
  #condition(value: TreeValue | undefined, scope: Scope, isBound: (at: number) => boolean): void {
    if (Array.isArray(value))
      return value.forEach((each: TreeValue) => this.#condition(each, scope, isBound));
    if (!isNode(value)) return;
    const { type, fields } = value;
    if (type === 'BOOLEXPR' && text(fields['boolop']) === 'and')
      return nodesOf(fields['args']).forEach((each) => this.#condition(each, scope, isBound));
    if (type === 'BOOLEXPR' && text(fields['boolop']) === 'or') return this.#either(fields, scope, isBound);
    if (type === 'OPEXPR' && this.#isEquality(fields)) {
      const [left, right] = nodesOf(fields['args']);
      this.#equal(this.#source(left, scope), this.#source(right, scope), scope, isBound);
    } else if (type === 'SUBLINK' && text(fields['subLinkType']) === anyLink)
      this.#any(fields, scope, isBound);
  }

  /** What each arm of an `or` says alike. */
  #either({ args }: TreeNode['fields'], scope: Scope, isBound: (at: number) => boolean): void {
    const arms = nodesOf(args).map((arm) => {
      const { fields } = arm;
      const all =
        arm.type === 'BOOLEXPR' && text(fields['boolop']) === 'and' ? nodesOf(fields['args']) : [arm];
      return new Set(
        all.flatMap((each) => {
          if (each.type !== 'OPEXPR' || !this.#isEquality(each.fields)) return [];
          const sides = nodesOf(each.fields['args']).map((side) => this.#source(side, scope));
          return sides.includes(known) ? sides.filter((side) => side !== null) : [];
        }),
      );
    });
    for (const place of arms[0] ?? [])
      if (arms.every((arm) => arm.has(place))) this.#equal(known, place, scope, isBound);
  }

  /** `(a, b) in (select …)`: each column of the test is one of the subquery's. */
  #any({ testexpr, subselect }: TreeNode['fields'], scope: Scope, isBound: (at: number) => boolean): void {
    if (!isNode(subselect)) return;
    const columns = this.#columns(this.#link(subselect, scope));
    for (const { type, fields } of isNode(testexpr) ? below(testexpr) : []) {
      if (type !== 'OPEXPR' || !this.#isEquality(fields)) continue;
      const [left, right] = nodesOf(fields['args']);
      if (right?.type !== 'PARAM') continue;
      const sources = columns[number(right.fields['paramid']) - 1] ?? [];
      const own = this.#source(left, scope);
      if (sources.length === 1) this.#equal(own, sources[0] ?? null, scope, isBound);
    }
  }

  #isEquality(fields: TreeNode['fields']): boolean {
    return this.#catalog.routine(text(fields['opfuncid']))?.name === 'uuid_eq';
  }

  #equal(left: Place | null, right: Place | null, scope: Scope, isBound: (at: number) => boolean): void {
    if (left === null || right === null) return;
    const reach = (from: Place, to: Place): void => {
      const [id, at] = to.split(/[:.]/);
      if (to === known || (Number(id) === scope.id && !isBound(Number(at)))) return;
      this.#edge(from, to);
    };
    reach(left, right);
    reach(right, left);
  }

  /** A row that is put in says whose it is. */
  #inserted(scope: Scope): void {
    const { fields } = scope.query;
    const at = number(fields['resultRelation']);
    for (const { fields: entry } of nodesOf(fields['targetList'])) {
      const source = this.#source(entry['expr'], scope);
      if (source !== null) this.#edge(source, this.#place(at, number(entry['resno']), scope));
    }
  }

  /** A subquery of an expression, which is met twice where a condition compares columns with it. */
  #link(subselect: TreeNode, scope: Scope): Scope {
    const linked = this.#linked.get(subselect) ?? this.look(subselect, scope);
    this.#linked.set(subselect, linked);
    return linked;
  }

  #subqueries(value: TreeValue | undefined, scope: Scope): void {
    if (Array.isArray(value)) return value.forEach((each: TreeValue) => this.#subqueries(each, scope));
    if (!isNode(value)) return;
    const { type, fields } = value;
    if (type === 'SUBLINK' && isNode(fields['subselect'])) this.#link(fields['subselect'], scope);
    for (const [name, each] of Object.entries(fields))
      if (name !== 'subselect') this.#subqueries(each, scope);
  }
}

/**
 * The tables of tenants that a statement touches without saying whose rows it means: neither by a parameter or constant for
 * the column, nor by being equal to one that has such. What a session is set to, as row security asks, does not count: it is not
 * known to who sends the statement on.
 */
export const acrossTenants = (query: TreeNode, catalog: Catalog, parted: Parted): readonly string[] => {
  const flow = new Flow(catalog, parted);
  flow.look(query, null);
  return [...new Set(flow.unbound())].toSorted();
};
