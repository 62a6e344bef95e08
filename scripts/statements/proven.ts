import type { Catalog } from './catalog.ts';
import { isNode, nodesOf, textOf } from './node-tree.ts';
import type { TreeNode, TreeValue } from './node-tree.ts';

const joins = { inner: '0', left: '1', right: '3' } as const;

/** Columns of which a query's conditions leave no null, as `place.column`: compared strictly, or asked to be there. */
export function provenIn(query: TreeNode, catalog: Catalog): ReadonlySet<string> {
  const proven = new Set<string>();
  const take = (value: TreeValue | undefined): void => {
    if (!isNode(value)) return;
    const { type, fields } = value;
    if (type === 'VAR' && fields['varlevelsup'] === '0') {
      proven.add(`${textOf(fields['varno'])}.${textOf(fields['varattno'])}`);
    } else if (isThrough(value, catalog)) {
      for (const each of [...nodesOf(fields['args']), ...nodesOf(fields['arg'])]) take(each);
    }
  };
  const condition = (value: TreeValue | undefined): void => {
    if (!isNode(value)) return;
    const { type, fields } = value;
    if (type === 'BOOLEXPR') {
      if (fields['boolop'] === 'and') nodesOf(fields['args']).forEach(condition);
    } else if (type === 'NULLTEST') {
      if (fields['nulltesttype'] === '1') take(fields['arg']);
    } else if (type === 'SCALARARRAYOPEXPR') {
      if (fields['useOr'] === 'true') take(nodesOf(fields['args'])[0]);
    } else take(value);
  };
  const walk = (value: TreeValue | undefined): void => {
    if (!isNode(value)) return;
    const { type, fields } = value;
    if (type === 'FROMEXPR') {
      condition(fields['quals']);
      nodesOf(fields['fromlist']).forEach(walk);
    } else if (type === 'JOINEXPR') {
      const { jointype } = fields;
      if (jointype === joins.inner) condition(fields['quals']);
      if (jointype === joins.inner || jointype === joins.left) walk(fields['larg']);
      if (jointype === joins.inner || jointype === joins.right) walk(fields['rarg']);
    }
  };
  walk(query.fields['jointree']);
  return proven;
}

/** Whether null in an argument makes the whole null, so that a condition that holds had none. */
function isThrough({ type, fields }: TreeNode, catalog: Catalog): boolean {
  if (type === 'RELABELTYPE' || type === 'COERCEVIAIO') return true;
  const oid = type === 'OPEXPR' ? fields['opfuncid'] : type === 'FUNCEXPR' ? fields['funcid'] : undefined;
  return typeof oid === 'string' && catalog.routine(oid)?.strict === true;
}
