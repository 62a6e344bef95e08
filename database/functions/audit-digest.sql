create or replace function krogkoll_audit_digest(e audit_entry) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    e.organization_id, e.id, extract(epoch from e.at), e.unit_id, e.user_id, e.impersonated_by, e.action, e.subject_id,
    e.detail, e.request_id)::text, 'UTF8'))
$$;
grant execute on function krogkoll_audit_digest to krogkoll_platform;
