-- Conversations with support. One is its person's own, whatever restaurant it was asked from, so no tenant's role sees any.
create table conversation (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  -- Where it was asked from, when anywhere.
  organization_id uuid,
  unit_id uuid,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  -- Since when the person waits for an answer; null while nothing is unanswered.
  waits_since timestamptz,
  solved_at timestamptz,
  -- Up to when the person, and support, have seen it.
  read_at timestamptz not null,
  seen_at timestamptz,
  -- The last letter about answers.
  told_at timestamptz,
  check ((organization_id is null) = (unit_id is null)),
  foreign key (organization_id, unit_id) references unit (organization_id, id) on delete set null
);
create index conversation_person on conversation (user_id, changed_at desc);
create index conversation_changed on conversation (changed_at desc);
create index conversation_unit on conversation (organization_id, unit_id);
select krogkoll_platform_table('conversation');

create table conversation_message (
  id uuid primary key,
  conversation_id uuid not null references conversation (id) on delete cascade,
  position integer not null,
  sent_at timestamptz not null,
  by_staff boolean not null,
  staff_id uuid references user_account (id) on delete set null,
  via_mail boolean not null default false,
  -- Where a mail came from that is not proven to be the person's.
  sender text,
  words text not null,
  page_path text,
  page_title text,
  -- Seconds that the person had waited for this answer.
  waited integer,
  unique (conversation_id, position)
);
create index conversation_message_staff on conversation_message (staff_id);
create index conversation_message_answered on conversation_message (sent_at) where waited is not null;
select krogkoll_platform_table('conversation_message');

-- Uploaded before it is sent; then it is the message's.
create table conversation_file (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  message_id uuid references conversation_message (id) on delete cascade,
  position integer not null default 0,
  sha256 text not null,
  size bigint not null,
  file_name text not null,
  content_type text not null,
  uploaded_at timestamptz not null
);
create index conversation_file_person on conversation_file (user_id) where message_id is null;
create index conversation_file_message on conversation_file (message_id);
create index conversation_file_bytes on conversation_file (sha256);
select krogkoll_platform_table('conversation_file');

-- Mails that answer letters about a conversation: the same bytes once.
create table conversation_mail (
  id uuid primary key,
  conversation_id uuid not null references conversation (id) on delete cascade,
  sha256 text not null,
  envelope_sender text,
  client_address text,
  client_name text,
  received_at timestamptz not null,
  attempts integer not null default 0,
  -- What became of it; null while it waits to be read.
  outcome text,
  unique (conversation_id, sha256)
);
create index conversation_mail_bytes on conversation_mail (sha256);
create index conversation_mail_waiting on conversation_mail (received_at) where outcome is null;
select krogkoll_platform_table('conversation_mail');
