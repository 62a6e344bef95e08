import { labelKey } from '#core/tables/label-key.ts';
import { cellText, isEmptyRow, type Sheet, type SheetCell } from '#core/tables/sheet.ts';
import { fieldsOf, type ImportList, type ListField } from './rules.ts';

/** Labels of each field in Swedish and English, as `labelKey` has them. */
const labels: Readonly<Record<ListField, RegExp>> = {
  supplier: /^(?:leverantör(?:er|ens?namn|snamn)?|suppliers?|suppliername|visningsnamn)$/,
  legalName:
    /^(?:företags?namn|företag|bolag(?:snamn)?|juridisktnamn|registeredname|legalname|company(?:name)?)$/,
  organizationNumber:
    /^(?:org|organisations|organization|organisation|company|registration)(?:nr|nummer|number|no)$/,
  outlet: /^(?:restaurang(?:en|er)?|ställe|outlets?|restaurants?|avdelning)$/,
  status: /^(?:status|läge|state)$/,
  articleNumber: /^(?:artikel|art|varu|article|item|product)(?:nr|nummer|number|no)$|^sku$/,
  invoicedName:
    /^(?:namnpåfakturan?|benämningpåfakturan?|fakturanamn|nameon(?:the)?invoice|invoice(?:d)?name)$/,
  unit: /^(?:enhet|enh|måttenhet|unit|uom|unitofmeasure)$/,
  name: /^(?:namn|benämning|eget?namn|eget|restaurangnamn|name|ownname|description)$/,
  group: /^(?:grupp|varugrupp|kategori|category|group)$/,
  website: /^(?:webbplats|webb|webbsida|hemsida|website|web|url)$/,
  street: /^(?:gatuadress|gata|adress|street|streetaddress|address)$/,
  zipCode: /^(?:postnummer|postnr|zip(?:code)?|post(?:al)?code)$/,
  city: /^(?:ort|postort|stad|city|town)$/,
  country: /^(?:land|country)(?:kod|code)?$/,
  contactEmail: /^(?:e?post|epostadress|mejl|mail|email|emailaddress|kontaktepost|contactemail)$/,
  contactTel: /^(?:telefon|tel|telefonnummer|phone|telephone|phonenumber|contactphone)$/,
  invoiceEmail: /^(?:fakturae?post|fakturamejl|fakturamail|invoiceemail|invoicemail)$/,
  bankgiro: /^(?:bankgiro|bg)(?:nr|nummer|number|no)?$/,
  kind: /^(?:typ|typavställe|slag|type|kind|kindofplace)$/,
};

export interface ListColumn {
  readonly label: string;
  /** The first that are not empty, as written. */
  readonly samples: readonly string[];
  /** Null: is not read. */
  readonly field: ListField | null;
}

/** A table that is read as one of the lists: its head's row, from 0, and what each column holds. */
export interface ReadList {
  readonly head: number;
  readonly columns: readonly ListColumn[];
}

/** How far down a head is looked for, past a title. */
const searched = 60;
const most = { columns: 100, samples: 3, sampled: 200 };

const meant = (list: ImportList, cells: readonly SheetCell[]): (ListField | null)[] => {
  const taken = new Set<ListField>();
  return cells.slice(0, most.columns).map((cell) => {
    const key = labelKey(cellText(cell));
    const field = fieldsOf[list].find((one) => !taken.has(one) && labels[one].test(key)) ?? null;
    if (field !== null) taken.add(field);
    return field;
  });
};

const known = (fields: readonly (ListField | null)[]): number =>
  fields.filter((field) => field !== null).length;

/** The row that names most of the list's fields, from 0, and how many; the first that is not empty where none names any. */
const headOf = (list: ImportList, sheet: Sheet): { readonly at: number; readonly known: number } => {
  let best = {
    at: Math.max(
      0,
      sheet.rows.findIndex((row) => !isEmptyRow(row)),
    ),
    known: 0,
  };
  for (const [at, row] of sheet.rows.slice(0, searched).entries()) {
    const count = known(meant(list, row));
    if (count > best.known) best = { at, known: count };
  }
  return best;
};

/** The sheet that most looks like the list; the first where none does. */
export const likelySheet = (list: ImportList, sheets: readonly Sheet[]): Sheet | undefined => {
  const scores = sheets.map((sheet) => headOf(list, sheet).known);
  return sheets[Math.max(0, scores.indexOf(Math.max(...scores)))];
};

/** How a table is read: by what a person says of its columns, else by the labels of its head. */
export const readList = (
  list: ImportList,
  sheet: Sheet,
  said: readonly (ListField | null)[] | null,
): ReadList => {
  const { at: head } = headOf(list, sheet);
  const titles = sheet.rows[head] ?? [];
  const below = sheet.rows.slice(head + 1, head + 1 + most.sampled);
  const width = Math.min(
    most.columns,
    below.reduce((widest, row) => Math.max(widest, row.length), titles.length),
  );
  const guessed = meant(list, titles);
  const columns = Array.from({ length: width }, (_, column): ListColumn => {
    const texts = below.map((row) => cellText(row[column])).filter((text) => text !== '');
    const field = said === null ? (guessed[column] ?? null) : (said[column] ?? null);
    return {
      label: cellText(titles[column]),
      samples: [...new Set(texts)].slice(0, most.samples),
      field: field !== null && fieldsOf[list].includes(field) ? field : null,
    };
  });
  return { head, columns };
};

/** What the read cells of a row hold, as written; empty ones are left out. */
export type WrittenRow = Readonly<Partial<Record<ListField, string>>>;

export const writtenOf = (cells: readonly SheetCell[], { columns }: ReadList): WrittenRow =>
  Object.fromEntries(
    columns.flatMap(({ field }, at) => {
      const text = field === null ? '' : cellText(cells[at]);
      return field === null || text === '' ? [] : [[field, text.slice(0, 1000)]];
    }),
  );

/** The field of a cell that is a formula without its result, or the error of one; null where there is none. */
export const faultOf = (cells: readonly SheetCell[], { columns }: ReadList): ListField | null =>
  columns.find(({ field }, at) => {
    const cell = cells[at];
    return field !== null && typeof cell === 'object' && 'fault' in cell;
  })?.field ?? null;

/** The row of sums under an exported list: its word stands in the first column, and nothing in those that are read. */
export const isSum = (cells: readonly SheetCell[], written: WrittenRow): boolean =>
  /^(?:summa|total|totalt|sum)$/i.test(cellText(cells[0])) &&
  Object.values(written).every((text) => text === cellText(cells[0]));
