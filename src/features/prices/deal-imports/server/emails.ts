import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { dealImportPath } from '../paths.ts';
import { undoHours } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';
import type { ImportRecord } from './queries.ts';

const words: Readonly<Record<'sv' | 'en', Readonly<Record<keyof typeof english, string>>>> = {
  sv: swedish,
  en: english,
};

/** Who saved an import. */
export interface ImportAddressee {
  readonly email: string;
  readonly fullName: string;
  readonly language: 'sv' | 'en';
}

/** Tells who saved an import in the background that it is done, or that it was not saved and waits to be looked at. */
export const postImportOutcome = (
  tx: Tx,
  post: PostDeps,
  to: ImportAddressee,
  record: Pick<ImportRecord, 'id' | 'fileName' | 'supplierName' | 'counts' | 'state'>,
): Promise<Posted> => {
  const t = words[to.language];
  const { counts, state } = record;
  const isSaved = state === 'saved';
  const values = {
    file: record.fileName,
    supplier: record.supplierName,
    count: String((counts?.new ?? 0) + (counts?.changed ?? 0)),
    hours: String(undoHours),
  };
  return postMail(tx, post, {
    to: to.email,
    language: to.language,
    kind: 'import-notice',
    subject: fillText(isSaved ? t.savedSubject : t.openSubject, values),
    greeting: fillText(t.greeting, { name: to.fullName }),
    paragraphs: [fillText(isSaved ? t.savedText : t.openText, values)],
    facts:
      isSaved && counts !== null
        ? [
            [t.new, String(counts.new)],
            [t.changed, String(counts.changed)],
            [t.unchanged, String(counts.unchanged)],
            [t.rejected, String(counts.rejected)],
          ]
        : [],
    button: {
      label: isSaved ? t.savedButton : t.openButton,
      path: dealImportPath(record.id),
    },
    footer: t.footer,
  });
};
