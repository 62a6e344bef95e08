import { readInvoice } from '#core/invoices/read-invoice.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildInvoice, buildLine } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { HistorySummary, ImportDetail, ImportRow } from '../contract.ts';
import { finish } from './commands-finish.ts';
import { addFiles, closeImport, openImport } from './commands.ts';
import { readImport } from './queries.ts';

/** A unit and its imports. Close the pipeline. */
export interface TestImports {
  readonly pipeline: TestPipeline;
  begin(): Promise<string>;
  add(importId: string, ...files: readonly TestFile[]): ReturnType<typeof addFiles>;
  /** Says that no more files come; nothing is read and no summary made by it. */
  close(importId: string): Promise<ImportRow | Refused>;
  finish(importId: string): Promise<boolean>;
  detailOf(importId: string): Promise<ImportDetail>;
  /** Reads what waits, closes and finishes; answers the summary. */
  end(importId: string): Promise<HistorySummary>;
  /** `lax 2026-02-05 UNRESOLVED` for each entry. */
  statuses(): Promise<string[]>;
  watched(): Promise<object[]>;
}

/** An invoice of one day with one line of 10 kg for each article. */
export const invoiceOf = (issueDate: string, prices: Readonly<Record<string, string>>): TestFile =>
  buildInvoice({
    number: issueDate,
    issueDate,
    lines: Object.entries(prices).map(([articleNumber, price]) =>
      buildLine({ articleNumber, price, name: `Vara ${articleNumber}` }),
    ),
  });

/** Opens a unit of its own, whose invoices are read in this process, which is quicker. */
export const openTestImports = async (): Promise<TestImports> => {
  const pipeline = await openTestPipeline(({ sandbox }) => ({
    sandbox: {
      ...sandbox,
      read: async (source) => readInvoice(await (source as () => Promise<Uint8Array>)()),
    },
  }));
  const { scope, editor: actor } = pipeline;
  const imports: TestImports = {
    pipeline,
    async begin() {
      const opened = await pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
        openImport(tx, pipeline, scope, actor),
      );
      if (opened instanceof Refused) throw new Error(opened.code);
      return opened.id;
    },
    add: (importId, ...files) =>
      addFiles(
        pipeline,
        scope,
        { importId, actor },
        files.map(({ name, bytes }) => ({ fileName: name, contentType: 'application/xml', stream: bytes })),
        async (_tx, documents) => documents,
      ),
    close: (importId) => closeImport(pipeline, scope, { importId, actor }),
    finish: (importId) => finish(pipeline, scope, importId),
    async detailOf(importId) {
      const found = await pipeline.db.tenantRead(scope.organizationId, (reader) =>
        readImport(reader, scope, importId),
      );
      if (found === null) throw new Error('the unit has no such import');
      return found;
    },
    async end(importId) {
      await pipeline.read();
      await imports.close(importId);
      await imports.finish(importId);
      const { summary } = await imports.detailOf(importId);
      if (summary === null) throw new Error('the import is not over');
      return summary;
    },
    async statuses() {
      const rows = await pipeline.rows<{ entry: string }>(
        `select a.article_number || ' ' || e.invoice_date || ' ' || e.status as entry from price_alert_entry e
         join unit_article a on a.organization_id = e.organization_id and a.unit_id = e.unit_id and a.id = e.article_id
         order by 1`,
      );
      return rows.map(({ entry }) => entry);
    },
    watched: () =>
      pipeline.rows('select article_number, watched_price::text, unresolved from unit_article order by 1'),
  };
  return imports;
};
