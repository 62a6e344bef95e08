-- Keeps the answer to a keyed request in the transaction of its work, which may be a tenant's: no tenant's transaction
-- comes near the keys in another way. Answers whether the caller still had the key.
create or replace function krogkoll_keep_reply(
    p_user uuid, p_scope text, p_key text, p_holder text, p_fingerprint text, p_status integer, p_body text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update idempotency_key set fingerprint = p_fingerprint, status = p_status, body = p_body
  where user_id = p_user and scope = p_scope and key = p_key and holder = p_holder and status is null;
  return found;
end
$$;
revoke execute on function krogkoll_keep_reply from public;
grant execute on function krogkoll_keep_reply to krogkoll_app, krogkoll_platform;
