import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, text } from '#platform/wire/fields.ts';
import { pageOf } from '#platform/wire/paging.ts';
import { mostInList } from './rules.ts';

/** What a price was and is, per unit, and how its causes share the difference; `parts` of the first task alone. */
const taskPrice = z.object({
  from: decimalText.nullable(),
  to: decimalText,
  unit: z.string(),
  /** Percent of `from`, one decimal. */
  changePercent: decimalText,
  /** What the purchases that wait have cost more so far; negative when they saved. */
  extra: decimalText,
  /** What `parts` are per; null: the invoiced unit. */
  baseUnit: z.string().nullable(),
  parts: z.array(z.object({ name: z.string(), amount: decimalText })),
  /** Codes of the source. */
  causes: z.array(z.string()),
  /** What can be claimed back now, and the newest claim that holds purchases already; null for who may see no claims. */
  claim: z
    .object({ toClaim: decimalText, standsIn: z.object({ id, number: z.string() }).nullable() })
    .nullable(),
});

/** Something that waits for a person today. What it says in words is its source's on the screen, by `kind`. */
export const task = z.object({
  /** Which source told it. */
  kind: z.string(),
  /** What it is about: an article, an invoice, a claim. One task a subject and kind. */
  subjectId: id,
  /** Another one when it has changed: whoever put it off sees it again. */
  version: z.string(),
  /** Do not pay: stands above everything until it is decided, and cannot be put off. */
  isPinned: z.boolean(),
  /** What the money is in; null without an amount. */
  currency: z.string().nullable(),
  /** What it costs a year; negative when it saves. */
  yearly: decimalText.nullable(),
  isEstimated: z.boolean(),
  /** What is at stake once. */
  stake: decimalText.nullable(),
  /** Of the subject: an article's name, an invoice's number, a file's name. */
  name: z.string(),
  supplierName: z.string().nullable(),
  category: z.string().nullable(),
  count: z.number().int(),
  /** The day that the words count from or to. */
  date: isoDate.nullable(),
  /** A code of the source. */
  reason: z.string().nullable(),
  price: taskPrice.nullable(),
});

export type Task = z.output<typeof task>;

export const tasksContract = {
  listTasks: endpoint({
    method: 'GET',
    path: 'task-management/tasks',
    summary:
      'What waits for a person today: do-not-pay warnings, then what costs most a year, then by amount',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: z.object({
      page: z.coerce.number().int().min(1).max(25).default(1),
      limit: z.coerce.number().int().min(1).max(mostInList).default(mostInList),
    }),
    reply: pageOf(task).extend({
      /** How many the person has put off, in no other figure. */
      snoozed: z.number().int(),
    }),
    errors: [],
  }),
  snoozeTask: endpoint({
    method: 'PUT',
    path: 'task-management/snoozes',
    summary: 'Put a task off for oneself until tomorrow or next week, or have it back',
    access: 'editor',
    demo: 'refused',
    body: z.object({
      kind: text(40),
      subjectId: id,
      /** As it was shown. */
      version: text(200),
      until: z.enum(['tomorrow', 'next-week', 'now']),
    }),
    reply: z.object({
      /** The day it is back; null: it is. */
      until: isoDate.nullable(),
    }),
    errors: ['task.not_exist', 'task.changed'],
  }),
};
