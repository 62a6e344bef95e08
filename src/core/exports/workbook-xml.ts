import { xmlText } from './sheet-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const types = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const links = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const bookLinks = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

const xf = (more: string): string => `<xf borderId="0" xfId="0" ${more}/>`;

/** The styles by the numbers of `cellStyles`. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.00"/><numFmt numFmtId="166" formatCode="#,##0.00####"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF8"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="10">${[
  xf('numFmtId="0" fontId="0" fillId="0"'),
  xf('numFmtId="49" fontId="1" fillId="2" applyFont="1" applyFill="1"'),
  xf('numFmtId="49" fontId="0" fillId="0" applyNumberFormat="1"'),
  xf('numFmtId="49" fontId="0" fillId="0" applyNumberFormat="1" quotePrefix="1"'),
  xf('numFmtId="164" fontId="0" fillId="0" applyNumberFormat="1"'),
  xf('numFmtId="165" fontId="0" fillId="0" applyNumberFormat="1"'),
  xf('numFmtId="0" fontId="0" fillId="0"'),
  xf('numFmtId="165" fontId="1" fillId="0" applyNumberFormat="1" applyFont="1"'),
  xf('numFmtId="0" fontId="1" fillId="0" applyFont="1"'),
  xf('numFmtId="166" fontId="0" fillId="0" applyNumberFormat="1"'),
].join('')}</cellXfs></styleSheet>`;

/** A sheet's name as spreadsheets allow it. */
const sheetName = (name: string): string => xmlText(name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31));

/** Parts that are the same in every workbook, by name; the first one says what the file is. */
export const packageParts: readonly (readonly [name: string, xml: string])[] = [
  ['[Content_Types].xml', types],
  ['_rels/.rels', links],
  ['xl/_rels/workbook.xml.rels', bookLinks],
  ['xl/styles.xml', styles],
];

/** The part that names the two sheets; `area` is what the first one filters. */
export const bookXml = (names: { readonly data: string; readonly facts: string }, area: string): string => {
  const data = sheetName(names.data);
  const fixed = area.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  return (
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${data}" sheetId="1" r:id="rId1"/>` +
    `<sheet name="${sheetName(names.facts)}" sheetId="2" r:id="rId2"/></sheets><definedNames>` +
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${data.replaceAll("'", "''")}'!${fixed}</definedName></definedNames></workbook>`
  );
};
