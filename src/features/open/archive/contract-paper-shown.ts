import { z } from 'zod';
import { id, isoDate, timestamp } from '#platform/wire/fields.ts';
import { paperActs } from './rules-paper.ts';

/** Where the paper of a document stands; `paperless`: a person said that there never was one. */
export const paperStates = ['waiting', 'confirmed', 'paperless'] as const;

/** A page by the SHA-256 of the bytes that it is in, and its number in them. */
export const storedPage = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  page: z.number().int().min(1).max(1_000),
});

/** A code of the errors, with its own text; null: nothing is in the way. */
const fault = z.string().nullable();

export const paperRow = z.object({
  id,
  /** The invoice's date, or the day it came. */
  day: isoDate,
  supplier: z.string().nullable(),
  number: z.string().nullable(),
  fileName: z.string(),
  pages: z.number().int(),
  state: z.enum(paperStates),
  /** When somebody last said something of it. */
  saidAt: timestamp.nullable(),
  fault,
});

export type PaperRow = z.output<typeof paperRow>;

const act = z.object({
  action: z.enum(paperActs),
  at: timestamp,
  /** Blank where the person is gone. */
  by: z.string(),
  /** Pages of the paper as counted; null of an act that says nothing of them. */
  pages: z.number().int().nullable(),
  reason: z.string().nullable(),
});

export type PaperEntry = z.output<typeof act>;

export const paperDetail = paperRow.extend({
  receivedAt: timestamp,
  shown: z.array(
    storedPage.extend({
      number: z.number().int(),
      /** In points. */
      width: z.number(),
      height: z.number(),
      legibility: z.enum(['good', 'uncertain', 'unread']),
    }),
  ),
  /** Newest first. */
  acts: z.array(act),
});

export type PaperDetail = z.output<typeof paperDetail>;

const certified = z.object({
  id,
  day: isoDate,
  supplier: z.string().nullable(),
  number: z.string().nullable(),
  fileName: z.string(),
  /** SHA-256 of each file that its pages are in, in their order. */
  sums: z.array(z.string()),
  pages: z.number().int(),
  confirmedAt: timestamp,
  confirmedBy: z.string(),
  /** Its place in the organization's chain; null until it is linked, within the hour. */
  link: z.number().int().nullable(),
  /** The first root of a day over that place; null before the night. */
  root: z.object({ day: isoDate, hash: z.string(), stampedAt: timestamp.nullable() }).nullable(),
});

export type CertifiedPaper = z.output<typeof certified>;

export const certificate = z.object({
  organizationName: z.string(),
  organizationNumber: z.string(),
  restaurantName: z.string(),
  madeAt: timestamp,
  documents: z.array(certified),
  /** Confirmed once, and not certified now: with the code that says why. */
  left: z.array(
    z.object({
      id,
      supplier: z.string().nullable(),
      number: z.string().nullable(),
      fileName: z.string(),
      fault: z.string(),
    }),
  ),
});

export type Certificate = z.output<typeof certificate>;
