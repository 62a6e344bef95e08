import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Type } from 'typescript/unstable/sync';

/** What a property of a row may hold. `anything` fits every column. */
export type Kind = 'text' | 'number' | 'boolean' | 'time' | 'bytes' | 'object' | 'list' | 'anything';

export interface Property {
  readonly name: string;
  readonly kinds: ReadonlySet<Kind>;
  /** Of a list, what its items may be. */
  readonly items: ReadonlySet<Kind>;
  readonly nullable: boolean;
  readonly optional: boolean;
}

/** What a row's type says; an open one takes columns of any name beside. */
export interface RowType {
  readonly properties: readonly Property[];
  readonly isOpen: boolean;
}

/** What a query is answered of a column that has other types when it is written (Kysely's `Generated` and `ColumnType`). */
const selected = (type: Type | undefined): Type | undefined =>
  /^(Generated|ColumnType)$/.test(type?.getAliasSymbol()?.name ?? '')
    ? type?.getAliasTypeArguments()[0]
    : type;

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

function kindOf(type: Type, checker: Checker): Kind {
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.Never)) return 'anything';
  if (type.flags & TypeFlags.StringLike) return 'text';
  if (type.flags & TypeFlags.NumberLike) return 'number';
  if (type.flags & TypeFlags.BooleanLike) return 'boolean';
  // A branded text or number.
  if (type.isIntersectionType())
    return (
      type
        .getTypes()
        .map((each) => kindOf(each, checker))
        .find((kind) => kind !== 'object') ?? 'object'
    );
  const name = type.getSymbol()?.name;
  if (name === 'Date') return 'time';
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes';
  return checker.isArrayLikeType(type) ? 'list' : 'object';
}

const isEmpty = ({ flags }: Type): boolean => (flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;

/** What a row's type says; null for a parameter of a type, which says nothing. */
export const rowTypeOf = (row: Type, checker: Checker): RowType | null =>
  row.isTypeParameter()
    ? null
    : {
        properties: propertiesOf(row, checker),
        isOpen:
          checker.getIndexInfosOfType(row).length > 0 ||
          (row.isIntersectionType() &&
            row.getTypes().some((each) => checker.getIndexInfosOfType(each).length > 0)),
      };

function propertiesOf(row: Type, checker: Checker): Property[] {
  const symbols = [...checker.getPropertiesOfType(row)];
  const types = checker.getTypeOfSymbol(symbols);
  return symbols.map((symbol, at) => {
    const type = selected(types[at]);
    const parts = type === undefined ? [] : partsOf(type);
    const held = parts.filter((part) => !isEmpty(part));
    const kinds = new Set(held.map((part) => kindOf(part, checker)));
    const items = held.flatMap((part) =>
      part.isTypeReference() && checker.isArrayLikeType(part)
        ? checker.getTypeArguments(part).flatMap((item) => partsOf(item).filter((each) => !isEmpty(each)))
        : [],
    );
    return {
      name: symbol.name,
      kinds,
      items: new Set(items.map((item) => kindOf(item, checker))),
      nullable: kinds.has('anything') || parts.some(({ flags }) => flags & TypeFlags.Null),
      optional: (symbol.flags & SymbolFlags.Optional) !== 0,
    };
  });
}
