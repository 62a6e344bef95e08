create or replace function krogkoll_account_event_digest(e account_event) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.user_id, e.session_id, e.impersonated_by, e.action, e.detail, e.request_id)::text,
    'UTF8'))
$$;
grant execute on function krogkoll_account_event_digest to krogkoll_platform;
