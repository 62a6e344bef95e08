import type { Reader } from '#platform/server/db/port.ts';
import type { Message, MessageFile } from '../contract-message.ts';
import { firstNameOf } from '../rules.ts';

/** Messages of a conversation that are shown. */
const mostShown = 200;

interface MessageRow {
  readonly id: string;
  readonly sentAt: Date;
  readonly byStaff: boolean;
  readonly staffName: string | null;
  readonly viaMail: boolean;
  readonly sender: string | null;
  readonly words: string;
  readonly pagePath: string | null;
  readonly pageTitle: string | null;
}

const messagesSql = `
  select m.id, m.sent_at as "sentAt", m.by_staff as "byStaff", s.full_name as "staffName", m.via_mail as "viaMail",
    m.sender, m.words, m.page_path as "pagePath", m.page_title as "pageTitle"
  from conversation_message m left join user_account s on s.id = m.staff_id
  where m.conversation_id = $1 order by m.position desc limit $2`;

const filesSql = `
  select f.id, f.message_id as "messageId", f.file_name as name, f.size::int as size, f.content_type as "contentType"
  from conversation_file f where f.message_id = any($1::uuid[]) order by f.position, f.id`;

/** The newest messages of a conversation with their files, oldest first. Who may see them is asked before. A platform read. */
export const messagesOf = async (reader: Reader, conversationId: string): Promise<Message[]> => {
  const rows = await reader.query<MessageRow>(messagesSql, [conversationId, mostShown]);
  const files = await reader.query<MessageFile & { readonly messageId: string | null }>(filesSql, [
    rows.map(({ id }) => id),
  ]);
  return rows.toReversed().map((row) => ({
    id: row.id,
    sentAt: row.sentAt.toISOString(),
    author: row.byStaff ? 'staff' : 'person',
    name: row.byStaff ? firstNameOf(row.staffName) : null,
    viaMail: row.viaMail,
    sender: row.sender,
    words: row.words,
    page: row.pagePath === null ? null : { path: row.pagePath, title: row.pageTitle ?? row.pagePath },
    files: files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, name, size, contentType }) => ({ id, name, size, contentType })),
  }));
};
