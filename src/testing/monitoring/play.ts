import { readInvoice } from '#core/invoices/read-invoice.ts';
import { settle } from '#core/price-watch/settle.ts';
import type { Decision } from '#core/price-watch/types.ts';
import { openTestPipeline } from '../world/pipeline.ts';
import type { TestPipeline } from '../world/pipeline.ts';
import { acceptDocument } from '#features/purchases/invoices/server/commands-accept.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { finishDeal, makeDeal, makeRule } from './agreements.ts';
import { Model, sha256Of } from './model.ts';
import type { PlayedArticle } from './model.ts';
import { insistSame } from './same.ts';
import type { Script, ScriptInvoice, Step } from './script.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';

/** A pipeline that reads in this process, which is quick enough for thousands of invoices. */
export const openQuickPipeline = (): Promise<TestPipeline> =>
  openTestPipeline(({ sandbox }) => ({
    sandbox: {
      ...sandbox,
      read: async (source) => readInvoice(await (source as () => Promise<Uint8Array>)()),
    },
  }));

/** Two units of one new organization in which a script is played through the product's commands, beside its model. */
export class Play {
  readonly model = new Model();
  readonly pipeline: TestPipeline;
  readonly units: readonly UnitScope[];
  readonly done = { alerts: 0, settled: 0, held: 0, deals: 0, rules: 0, invoices: 0 };

  /** Of all units. */
  readonly editor: Actor;

  private constructor(pipeline: TestPipeline, units: readonly UnitScope[], editor: Actor) {
    this.pipeline = pipeline;
    this.units = units;
    this.editor = editor;
  }

  static async begin(pipeline: TestPipeline): Promise<Play> {
    const built = await buildOrganization(pipeline, { outlets: ['Norr', 'Söder'], plan: 'premium-plus' });
    return new Play(
      pipeline,
      built.outlets.map(({ unitId }) => mintUnitScope(built.organizationId, unitId)),
      { userId: built.members.editor.userId, impersonatedBy: null, requestId: 'play' },
    );
  }

  scope(unit: number): UnitScope {
    const scope = this.units[unit];
    if (scope === undefined) throw new Error('there are two units');
    return scope;
  }

  query<Row extends object>(unit: number, text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { organizationId, unitId } = this.scope(unit);
    return this.pipeline.db.tenantRead(organizationId, (reader) =>
      reader.query<Row>(text, [unitId, ...values]),
    );
  }

  /** Plays it to its end; `after` runs after every step. */
  async run(script: Script, after: () => Promise<void>): Promise<void> {
    for (const step of script) {
      await this.step(step);
      await after();
    }
  }

  async step(step: Step): Promise<void> {
    if (step.do === 'arrive') return this.#arrive(step.invoices);
    if (step.do === 'accept') return this.#accept(step.pick);
    if (step.do === 'end-deal') return finishDeal(this, step);
    const articles = await this.#articles();
    const article = articles[step.pick % Math.max(1, articles.length)];
    if (article === undefined) return;
    if (step.do === 'settle') return this.#settle(step, article, articles);
    if (step.do === 'deal') return makeDeal(this, step, article);
    return makeRule(this, step, article);
  }

  async #arrive(invoices: readonly ScriptInvoice[]): Promise<void> {
    const { pipeline, model } = this;
    const context = { id: 'job', signal: new AbortController().signal };
    const received: { readonly invoice: ScriptInvoice; readonly documentId: string }[] = [];
    for (const invoice of invoices) {
      const { name: fileName, bytes } = invoice.file;
      const documents = await receiveDocuments(
        pipeline,
        this.scope(invoice.unit),
        { channel: 'upload', actor: this.editor },
        [{ fileName, contentType: 'application/xml', stream: bytes }],
      );
      if (documents instanceof Refused) throw new Error(documents.code);
      for (const { id } of documents) received.push({ invoice, documentId: id });
      pipeline.clock.advance(1);
    }
    for (const scope of this.units) await readWaiting(pipeline, scope, context);
    // A batch is booked in the monitoring order, whatever order its documents came in.
    const inOrder = received.toSorted((a, b) => (bookingOrder(a.invoice) < bookingOrder(b.invoice) ? -1 : 1));
    for (const { invoice, documentId } of inOrder) {
      const [row] = await this.query<{ state: string; invoice_id: string; reason: string | null }>(
        invoice.unit,
        'select state, reason, invoice_id from document where unit_id = $1 and id = $2',
        [documentId],
      );
      const twin = model.twinOf(invoice);
      const same = model.sameNumber(invoice);
      const wanted = twin ? 'duplicate' : same.length > 0 ? 'needs-review' : 'monitored';
      insistSame(row?.state, wanted, `the state of ${invoice.draft.number} (${row?.reason})`);
      if (twin !== undefined || row === undefined) continue;
      const { unit, draft, file } = invoice;
      const sha256 = sha256Of(file.bytes);
      const held = row.state === 'needs-review';
      model.invoices.push({ unit, draft, sha256, documentId, held, invoiceId: row.invoice_id });
      this.done.invoices += 1;
      this.done.held += held ? 1 : 0;
    }
  }

  async #accept(pick: number): Promise<void> {
    const held = this.model.invoices.filter((invoice) => invoice.held);
    const invoice = held[pick % Math.max(1, held.length)];
    if (invoice === undefined) return;
    const { documentId } = invoice;
    const act = { documentId, actor: this.editor, comment: null };
    const accepted = await acceptDocument(this.pipeline, this.scope(invoice.unit), act);
    if (accepted instanceof Refused) throw new Error(accepted.code);
    invoice.held = false;
  }

  /** Accepts everything that is held. */
  async acceptAll(): Promise<void> {
    while (this.model.invoices.some((invoice) => invoice.held)) await this.#accept(0);
  }

  async #articles(): Promise<PlayedArticle[]> {
    const found = await Promise.all(
      this.units.map((_, unit) =>
        this.query<Omit<PlayedArticle, 'unit'>>(
          unit,
          `select a.id, s.organization_number || ' ' || a.article_key as goods, a.supplier_id as "supplierId",
             s.organization_number as supplier
           from unit_article a join organization_supplier s on s.id = a.supplier_id where a.unit_id = $1`,
        ).then((rows) => rows.map((row) => ({ ...row, unit }))),
      ),
    );
    return found.flat().toSorted((a, b) => a.unit - b.unit || (a.goods < b.goods ? -1 : 1));
  }

  /** The stored decisions of a unit by article, in their order. */
  async decisions(unit: number): Promise<ReadonlyMap<string, Decision[]>> {
    const rows = await this.query<{ id: string; decision: Decision }>(
      unit,
      'select article_id as id, decision from price_decision where unit_id = $1 and withdrawn_at is null order by sequence',
    );
    const byArticle = Map.groupBy(rows, ({ id }) => id);
    return new Map([...byArticle].map(([id, made]) => [id, made.map(({ decision }) => decision)]));
  }

  async #settle(
    { kind, until, several }: Extract<Step, { do: 'settle' }>,
    picked: PlayedArticle,
    articles: readonly PlayedArticle[],
  ): Promise<void> {
    const { pipeline, model } = this;
    const scope = this.scope(picked.unit);
    const asked: { article: PlayedArticle; wanted: Decision | null; before: Decision[] }[] = [];
    const made = await this.decisions(picked.unit);
    for (const article of articles.filter((each) => each.unit === picked.unit)) {
      const before = made.get(article.id) ?? [];
      const { state, entries } = model.evaluate(article.unit, article.goods, before);
      const request = { id: '', sequence: (before.at(-1)?.sequence ?? 0) + 1, comment: null };
      const wanted = settle(state, entries, {
        ...request,
        ...(kind === 'temporary' ? { kind, until } : { kind }),
      });
      if (article === picked || (several && wanted !== null)) asked.push({ article, wanted, before });
    }
    const articleIds = asked.map(({ article }) => article.id);
    const request = { articleIds, kind, ...(kind === 'temporary' ? { until } : {}) };
    const settled = await pipeline.db.tenantTransaction(scope.organizationId, (tx) =>
      settleAlerts(
        tx,
        scope,
        { actor: this.editor, now: pipeline.clock.now(), newId: pipeline.newId },
        request,
      ),
    );
    const isRefused = asked.some(({ wanted }) => wanted === null);
    insistSame(settled instanceof Refused, isRefused, 'settling is refused when one article has nothing');
    const now = await this.decisions(picked.unit);
    for (const { article, wanted, before } of asked) {
      const stored = now.get(article.id) ?? [];
      const expected = isRefused || wanted === null ? before : [...before, wanted];
      insistSame(
        stored.map(withoutId),
        expected.map(withoutId),
        'the decision stores what was settled, with its figures',
      );
      if (!isRefused) this.done.settled += wanted?.settled.length ?? 0;
    }
  }
}

const withoutId = ({ id: _id, ...decision }: Decision): Omit<Decision, 'id'> => decision;

const bookingOrder = ({ draft, file }: ScriptInvoice): string =>
  [draft.issueDate, draft.number, sha256Of(file.bytes)].join(' ');
