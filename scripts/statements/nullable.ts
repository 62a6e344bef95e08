import { leavesOf } from './branches.ts';
import type { Catalog } from './catalog.ts';
import { isNode, nodesOf, textOf as text } from './node-tree.ts';
import type { TreeNode, TreeValue } from './node-tree.ts';
import { provenIn } from './proven.ts';

/** A query within the one around it, as its expressions see it. */
interface Scope {
  readonly query: TreeNode;
  readonly outer: Scope | null;
  readonly catalog: Catalog;
  /** Columns that a condition leaves no null of, as `place.column`. */
  readonly proven: ReadonlySet<string>;
  /** Common table expressions that are being looked at, so that one may refer to itself. */
  readonly open: ReadonlySet<TreeNode>;
}

interface Answered {
  readonly name: string;
  readonly nullable: boolean;
}

/** A column of which it is found out when asked: a query within queries has columns by the dozen of which few are read. */
interface Column {
  readonly name: string;
  readonly mayBeNull: () => boolean;
}

const number = (value: TreeValue | undefined): number => Number(text(value));
const isTrue = (value: TreeValue | undefined): boolean => value === 'true';

/** Kinds of range table entries (`RTEKind` of PostgreSQL 16 to 18). */
const kinds = { relation: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, group: 9 } as const;

/** Strict functions that answer null for what is not there. */
const mayAnswerNull =
  /^(jsonb?_(object_field|array_element|extract_path)(_text)?|jsonb_path_query_first|array_(length|upper|lower|ndims|position)|textregexsubstr|regexp_(match|substr)|current_setting|to_regclass|obj_description)$/;
/** Functions that take null and answer something. */
const answersAlways =
  /^(concat|concat_ws|format|jsonb?_build_(object|array)|num_nulls|num_nonnulls|row_to_json|pg_advisory_.*|hashtextextended|gen_random_uuid|now)$/;
const countsAlways = /^(count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist|regr_count)$/;
const gathersNulls = /^(array_agg|jsonb?_agg|jsonb?_object_agg)$/;
/** Functions of many rows whose every value is there. */
const rowsOfValues =
  /^(generate_series|jsonb?_array_elements|jsonb?_object_keys|regexp_split_to_table|string_to_table)$/;

/** The columns of a statement's answer, and whether each may be null. */
export const columnsOf = (query: TreeNode, catalog: Catalog): Answered[] =>
  answersOf(query, { outer: null, catalog, open: new Set() }).map((column) => ({
    name: column.name,
    nullable: column.mayBeNull(),
  }));

function answersOf(query: TreeNode, around: Pick<Scope, 'outer' | 'catalog' | 'open'>): Column[] {
  const { fields } = query;
  const scope: Scope = { ...around, query, proven: provenIn(query, around.catalog) };
  const list = text(fields['commandType']) === '1' ? fields['targetList'] : fields['returningList'];
  const entries = nodesOf(list).filter(({ fields: entry }) => !isTrue(entry['resjunk']));
  const branches = isNode(fields['setOperations']) ? leavesOf(fields['setOperations']) : null;
  return entries.map((entry, at) => ({
    name: text(entry.fields['resname']),
    mayBeNull: () =>
      branches === null
        ? mayBeNull(entry.fields['expr'], scope)
        : branches.some((place) => columnMayBeNull(place, at + 1, scope)),
  }));
}

/** Whether one column of a query's answer may be null; what the query does not answer may. */
const answerMayBeNull = (
  query: TreeNode,
  column: number,
  around: Pick<Scope, 'outer' | 'catalog' | 'open'>,
): boolean => answersOf(query, around)[column - 1]?.mayBeNull() ?? true;

function mayBeNull(value: TreeValue | undefined, scope: Scope): boolean {
  if (!isNode(value)) return true;
  const judge = judges[value.type];
  return judge === undefined || judge(value.fields, scope);
}

type Fields = TreeNode['fields'];
type Judge = (fields: Fields, scope: Scope) => boolean;

const never: Judge = () => false;
const asArgument: Judge = ({ arg }, scope) => mayBeNull(arg, scope);
const anyOf: Judge = ({ args }, scope) => nodesOf(args).some((each) => mayBeNull(each, scope));
const allOf: Judge = ({ args }, scope) => nodesOf(args).every((each) => mayBeNull(each, scope));

const byRoutine =
  (oid: string): Judge =>
  (fields, scope) => {
    const routine = scope.catalog.routine(text(fields[oid]));
    if (routine === undefined || mayAnswerNull.test(routine.name)) return true;
    if (answersAlways.test(routine.name)) return false;
    return !routine.strict || anyOf(fields, scope);
  };

const isGrouped = ({ query: { fields } }: Scope): boolean =>
  nodesOf(fields['groupClause']).length > 0 && nodesOf(fields['groupingSets']).length === 0;

const judges: Readonly<Record<string, Judge>> = {
  VAR: (fields, scope) => variableMayBeNull(fields, scope),
  CONST: ({ constisnull }) => isTrue(constisnull),
  FUNCEXPR: byRoutine('funcid'),
  OPEXPR: byRoutine('opfuncid'),
  SCALARARRAYOPEXPR: anyOf,
  BOOLEXPR: anyOf,
  COALESCEEXPR: allOf,
  MINMAXEXPR: allOf,
  COALESCE: allOf,
  MINMAX: allOf,
  DISTINCTEXPR: never,
  NULLTEST: never,
  BOOLEANTEST: never,
  ARRAYEXPR: never,
  ARRAY: never,
  ROWEXPR: never,
  ROW: never,
  SQLVALUEFUNCTION: never,
  GROUPINGFUNC: never,
  RELABELTYPE: asArgument,
  COERCEVIAIO: asArgument,
  ARRAYCOERCEEXPR: asArgument,
  COLLATEEXPR: asArgument,
  COLLATE: asArgument,
  CASEEXPR: (fields, scope) => caseMayBeNull(fields, scope),
  CASE: (fields, scope) => caseMayBeNull(fields, scope),
  SUBLINK: (fields, scope) => subqueryMayBeNull(fields, scope),
  AGGREF: (fields, scope) => {
    const name = scope.catalog.routine(text(fields['aggfnoid']))?.name ?? '';
    if (countsAlways.test(name)) return false;
    if (!isGrouped(scope) || isNode(fields['aggfilter'])) return true;
    return !gathersNulls.test(name) && argumentsOf(fields).some((each) => mayBeNull(each, scope));
  },
  WINDOWFUNC: (fields, scope) => {
    const name = scope.catalog.routine(text(fields['winfnoid']))?.name ?? '';
    if (countsAlways.test(name)) return false;
    return /^(lag|lead|nth_value)$/.test(name) || isNode(fields['aggfilter']) || anyOf(fields, scope);
  },
  // The first of those gathered of a group, which has one at least; or a part of a list, which is a list.
  SUBSCRIPTINGREF: ({ refexpr, refupperindexpr, reflowerindexpr }, scope) => {
    if (nodesOf(reflowerindexpr).length > 0) return mayBeNull(refexpr, scope);
    const [place] = nodesOf(refupperindexpr);
    if (!isOne(place) || !isNode(refexpr) || refexpr.type !== 'AGGREF' || mayBeNull(refexpr, scope))
      return true;
    return argumentsOf(refexpr.fields)
      .slice(0, 1)
      .some((each) => mayBeNull(each, scope));
  },
};

/** The number 1, as four bytes. */
const isOne = (value: TreeNode | undefined): boolean => {
  const bytes = value?.type === 'CONST' ? value.fields['constvalue'] : null;
  return Array.isArray(bytes) && bytes[0] === '4' && bytes[2] === '1' && bytes[3] === '0';
};

const argumentsOf = ({ args }: Fields): (TreeValue | undefined)[] =>
  nodesOf(args)
    .filter(({ fields }) => !isTrue(fields['resjunk']))
    .map(({ fields }) => fields['expr']);

function caseMayBeNull({ args, defresult }: Fields, scope: Scope): boolean {
  return [...nodesOf(args).map(({ fields }) => fields['result']), defresult].some((each) =>
    mayBeNull(each, scope),
  );
}

/** `SubLinkType`: 4 is one value of one row, which may be missing; all others answer true, false or a list. */
function subqueryMayBeNull({ subLinkType, subselect }: Fields, scope: Scope): boolean {
  if (text(subLinkType) !== '4') return false;
  if (!isNode(subselect)) return true;
  const { fields } = subselect;
  const isOneRow = isTrue(fields['hasAggs'])
    ? nodesOf(fields['groupClause']).length === 0 && !isNode(fields['havingQual'])
    : isCalculation(subselect, scope.catalog);
  return !isOneRow || answerMayBeNull(subselect, 1, { ...scope, outer: scope });
}

/** A query over no table, or over functions of one row each, that leaves nothing out. */
const isCalculation = ({ fields }: TreeNode, { routine }: Catalog): boolean =>
  !isNode(fields['limitCount']) &&
  nodesOf(fields['jointree']).every(({ fields: { quals } }) => !isNode(quals)) &&
  nodesOf(fields['rtable']).every(({ fields: { functions } }) =>
    nodesOf(functions).some(({ fields: { funcexpr } }) =>
      isNode(funcexpr) ? routine(text(funcexpr.fields['funcid']))?.many === false : false,
    ),
  );

function variableMayBeNull(fields: Fields, within: Scope): boolean {
  let scope = within;
  for (let up = number(fields['varlevelsup']); up > 0; up -= 1) {
    if (scope.outer === null) return true;
    scope = scope.outer;
  }
  const [place, column] = [number(fields['varno']), number(fields['varattno'])];
  if (scope.proven.has(`${place}.${column}`)) return false;
  const nulling = fields['varnullingrels'];
  // A set is written as `(b 3 5)`.
  if (Array.isArray(nulling) && nulling.length > 1) return true;
  return columnMayBeNull(place, column, scope);
}

function columnMayBeNull(place: number, column: number, scope: Scope): boolean {
  const entry = nodesOf(scope.query.fields['rtable'])[place - 1]?.fields;
  if (entry === undefined) return true;
  if (column === 0) return false;
  const below = { ...scope, outer: scope };
  switch (number(entry['rtekind'])) {
    case kinds.relation: {
      const view = scope.catalog.view(text(entry['relid']));
      if (view !== undefined) return answerMayBeNull(view, column, { ...scope, outer: null });
      return !scope.catalog.isPresent(text(entry['relid']), column);
    }
    case kinds.subquery: {
      const { subquery } = entry;
      return !isNode(subquery) || answerMayBeNull(subquery, column, below);
    }
    case kinds.join:
      return mayBeNull(nodesOf(entry['joinaliasvars'])[column - 1], scope);
    case kinds.group:
      return mayBeNull(nodesOf(entry['groupexprs'])[column - 1], scope);
    case kinds.values:
      return listsOf(entry['values_lists']).some((row) => mayBeNull(row[column - 1], scope));
    case kinds.cte:
      return commonMayBeNull(entry, column, scope);
    case kinds.function:
      return rowsMayHaveNull(entry, column, scope);
    default:
      return true;
  }
}

const listsOf = (value: TreeValue | undefined): TreeNode[][] =>
  Array.isArray(value) ? value.map((row: TreeValue) => nodesOf(row)) : [];

function commonMayBeNull(entry: Fields, column: number, within: Scope): boolean {
  let scope: Scope | null = within;
  for (let up = number(entry['ctelevelsup']); up > 0; up -= 1) scope = scope?.outer ?? null;
  const common = nodesOf(scope?.query.fields['cteList']).find(
    ({ fields }) => text(fields['ctename']) === text(entry['ctename']),
  );
  const query = common?.fields['ctequery'];
  if (scope === null || !isNode(query)) return true;
  // One that refers to itself has no more nulls than it begins with.
  if (scope.open.has(query)) return false;
  const open = new Set([...within.open, query]);
  return answerMayBeNull(query, column, { ...scope, outer: scope, open });
}

/** Columns of functions in `from`: rows of a table have what the table has, a list that was passed has no gaps. */
function rowsMayHaveNull(entry: Fields, column: number, scope: Scope): boolean {
  let before = 0;
  for (const { fields } of nodesOf(entry['functions'])) {
    const width = number(fields['funccolcount']);
    if (column <= before + width) {
      const call = fields['funcexpr'];
      if (!isNode(call) || call.type !== 'FUNCEXPR') return true;
      const routine = scope.catalog.routine(text(call.fields['funcid']));
      if (routine === undefined) return true;
      if (routine.relation !== '0') return !scope.catalog.isPresent(routine.relation, column - before);
      if (!routine.many) return mayBeNull(call, scope);
      if (routine.name === 'unnest') return !isPassed(nodesOf(call.fields['args'])[0]);
      return !(
        rowsOfValues.test(routine.name) ||
        (/^jsonb?_each/.test(routine.name) && column === before + 1)
      );
    }
    before += width;
  }
  return !isTrue(entry['funcordinality']);
}

const isPassed = (value: TreeNode | undefined): boolean =>
  value?.type === 'PARAM' ||
  value?.type === 'ARRAYEXPR' ||
  value?.type === 'ARRAY' ||
  (isNode(value?.fields['arg']) && isPassed(value.fields['arg']));
