-- A read asks a replica itself whether it has what the primary had (decision 0092), in the tenant's own role.
grant select on shared_version to krogkoll_app;
