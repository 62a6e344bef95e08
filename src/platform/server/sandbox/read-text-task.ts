import { knownLayouts } from '#core/reading/layouts/layout-memory.ts';
import { readTextPdf } from '#core/reading/read-text-pdf.ts';
import type { Task } from './task.ts';

/** Reads a PDF by its text; the argument holds the layouts that people of the organization taught. */
export const readTextTask: Task = (bytes, _emit, argument) => readTextPdf(bytes, knownLayouts(argument));
