-- Whether a mail says that a letter of ours did not reach its reader.
alter table mail add column undelivered boolean not null default false;

-- Mails to a credit claim's own address, by the claim's number.
create index mail_of_claim on mail (organization_id, unit_id, lower(substring(recipient from '\+([kK]-\d{4}-\d{3,9})@')))
  where recipient like '%+%';
