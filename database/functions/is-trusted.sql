-- Whether a document needs no judgement of its sender: a person, a signed door or an accepted mail brought it.
create or replace function krogkoll_is_trusted(d document) returns boolean language sql stable
  as $$ select d.mail_id is null or exists (
    select from mail m where m.organization_id = d.organization_id and m.unit_id = d.unit_id
      and m.document_id = d.mail_id and m.accepted_at is not null) $$;
