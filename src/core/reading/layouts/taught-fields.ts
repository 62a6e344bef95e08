import type { Fields } from '../head/choose-fields.ts';
import { compactText } from '../words/layout-text.ts';
import type { Row } from '../words/rows.ts';
import type { AppliedLayout } from './apply-layout.ts';
import type { LayoutSender } from './layout-memory.ts';

const sureNumber = 0.9;

/** The sender's numbers as a person confirmed them, where the pages print them or `read` has none. */
const senderNumbers = (rows: readonly Row[], sender: LayoutSender, read: Fields): Fields => {
  const printed = rows.map(({ words }) => compactText(words.map(({ text }) => text).join('')));
  return new Map(
    (['organizationNumber', 'vatNumber'] as const).flatMap((name) => {
      const value = sender[name];
      const isPrinted = value !== null && printed.some((row) => row.includes(compactText(value)));
      return value !== null && value !== read.get(name)?.value && (isPrinted || !read.has(name))
        ? [[name, { value, confidence: sureNumber, place: null }] as const]
        : [];
    }),
  );
};

/** The fields of a page with those that its layout knows. */
export const withTaught = (
  read: Fields,
  rows: readonly (readonly Row[])[],
  layout: AppliedLayout | null,
): Fields =>
  layout === null
    ? read
    : new Map([...read, ...senderNumbers(rows.flat(), layout.known.memory.sender, read), ...layout.fields]);
