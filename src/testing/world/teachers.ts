import { randomUUID } from 'node:crypto';
import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import type { ReviewDetail } from '#features/reading/review/contract.ts';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import { acceptReview } from '#features/reading/review/server/commands-accept.ts';
import { recogniseWaiting } from '#features/reading/review/server/commands-recognise.ts';
import { readReview } from '#features/reading/review/server/queries.ts';
import { shareStructuresHandler, sweepStructuresHandler } from '#features/reading/structures/server/jobs.ts';
import { type Actor, mintUnitScope, type UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { runJob } from '../run-job.ts';
import { openTestPipeline, type TestPipeline } from './pipeline.ts';

/** An organization that takes papers of one supplier. */
export interface Teacher {
  readonly scope: UnitScope;
  readonly editor: Actor;
  readonly organization: BuiltOrganization;
}

type Five = readonly [Teacher, Teacher, Teacher, Teacher, Teacher];

/** Five organizations that have nothing to do with each other and that of the pipeline, of which nobody has taught anything. */
export interface TeachersWorld {
  readonly pipeline: TestPipeline;
  readonly teachers: Five;
  readonly pupil: Teacher;
  /** What a correction taught, and its key. */
  readonly memory: LayoutMemory;
  readonly organizationNumber: string;
  /** Receives a new paper of the layout and reads it. */
  readonly take: (teacher: Teacher) => Promise<ReviewDetail>;
  readonly accept: (teacher: Teacher, review: ReviewDetail) => ReturnType<typeof accepted>;
  /** Keeps it as a memory of the organization's, whatever it is. */
  readonly put: (teacher: Teacher, kept?: object, key?: string) => Promise<void>;
  readonly teachThree: () => Promise<void>;
  /** Does the job of the supplier. */
  readonly share: () => Promise<void>;
  readonly sweep: () => Promise<void>;
  readonly shared: () => Promise<{ structure: unknown }[]>;
  /** All that the pupil is told of a new paper but what tells it from others. */
  readonly readingOf: () => Promise<string>;
  readonly forgetAll: () => Promise<void>;
}

// Two words that every reader knows, and three that nobody does.
const labels = ['Kod', 'Fisk', 'Vågat', 'Dagens', 'Tillsammans'] as const;

const rest = { gtin: null, unit: '', discount: null, vatRate: '12', kind: 'goods' } as const;
const [lax, prawns] = [
  { name: 'Laxfilé', articleNumber: '4711', quantity: '2.5', price: '189.00', sum: '472.50' },
  { name: 'Räkor', articleNumber: '4712', quantity: '4', price: '95.50', sum: '382.00' },
];

const received = async (
  pipeline: TestPipeline,
  { scope, editor }: Teacher,
  number: string,
): Promise<ReviewDetail> => {
  const { name, bytes } = await buildPaperInvoice({ labels, number });
  const file = { fileName: name, contentType: 'application/pdf', stream: bytes };
  const documents = await receiveDocuments(pipeline, scope, { channel: 'upload', actor: editor }, [file]);
  if (documents instanceof Refused) throw new Error(documents.code);
  const context = { id: 'job', signal: new AbortController().signal };
  do await readWaiting(pipeline, scope, context);
  while ((await recogniseWaiting(pipeline, scope, context)) > 0);
  const review = await pipeline.db.tenantRead(scope.organizationId, (reader) =>
    readReview(reader, scope, documents[0]?.id ?? ''),
  );
  if (review instanceof Refused) throw new Error(review.code);
  return review;
};

const accepted = async (
  pipeline: TestPipeline,
  { scope, editor }: Teacher,
  { documentId, revision, draft }: ReviewDetail,
) => {
  const lines = [
    { ...rest, ...lax, read: 0 },
    { ...rest, ...prawns, read: null },
  ];
  const whole = { ...draft, supplier: { ...draft.supplier, name: 'Rökeriet Test AB' }, lines };
  const step = { documentId, revision, actor: editor, remember: true, comment: null };
  const reply = await acceptReview(pipeline, scope, step, whole);
  if (reply instanceof Refused) throw new Error(reply.code);
  return reply;
};

const buildTeacher = async (pipeline: TestPipeline): Promise<Teacher> => {
  const organization = await buildOrganization(pipeline, { plan: 'premium-plus' });
  const scope = mintUnitScope(organization.organizationId, organization.outlets[0].unitId);
  const editor = { userId: organization.members.editor.userId, impersonatedBy: null, requestId: 'test' };
  return { scope, editor, organization };
};

const tables = ['reading_layout', 'shared_structure', 'structure_review', 'structure_opt_out'];

/** Opens it; close its pipeline. */
export const openTeachers = async (): Promise<TeachersWorld> => {
  const pipeline = await openTestPipeline();
  const teachers: Five = [
    await buildTeacher(pipeline),
    await buildTeacher(pipeline),
    await buildTeacher(pipeline),
    await buildTeacher(pipeline),
    await buildTeacher(pipeline),
  ];
  const { scope, editor, organization } = pipeline;
  const pupil = { scope, editor, organization };
  const { organizationNumber } = buildSupplier(39);
  let last = 9_000;
  const take = (teacher: Teacher) => received(pipeline, teacher, String(++last));
  const accept = (teacher: Teacher, review: ReviewDetail) => accepted(pipeline, teacher, review);
  const forgetAll = () =>
    pipeline.db.platformTransaction(async (tx) => {
      for (const table of tables) await tx.query(`delete from ${table}`);
    });
  await accept(teachers[0], await take(teachers[0]));
  const [taught] = await pipeline.db.platformRead((reader) =>
    reader.query<{ memory: LayoutMemory; key: string }>('select memory, key from reading_layout'),
  );
  if (taught === undefined) throw new Error('nothing was taught');
  await forgetAll();
  const put: TeachersWorld['put'] = async (teacher, kept = taught.memory, key = taught.key) => {
    await pipeline.db.platformTransaction((tx) =>
      tx.query(
        `insert into reading_layout (organization_id, id, kind, key, supplier_name, memory, confirmations, taught_at)
         values ($1, $2, 'pages', $3, 'Rökeriet', $4, 1, now())`,
        [teacher.scope.organizationId, randomUUID(), key, JSON.stringify(kept)],
      ),
    );
  };
  const share = () => runJob([shareStructuresHandler(pipeline)], 'share-structures', { organizationNumber });
  return {
    pipeline,
    teachers,
    pupil,
    memory: taught.memory,
    organizationNumber,
    take,
    accept,
    put,
    share,
    forgetAll,
    async teachThree() {
      for (const teacher of teachers.slice(0, 3)) await put(teacher);
      await share();
    },
    sweep: () => runJob([sweepStructuresHandler(pipeline)], 'sweep-structures'),
    shared: () =>
      pipeline.db.platformRead((reader) => reader.query('select structure from shared_structure')),
    async readingOf() {
      const review = await take(pupil);
      const same = { documentId: '', originalId: '', receivedAt: '', revision: 0 };
      return JSON.stringify({ ...review, ...same }).replaceAll(String(last), 'N');
    },
  };
};
