-- The browser that signed up keeps a token of kind `start`: once the address is verified it opens the first session.
alter table account_link drop constraint account_link_kind_check;
alter table account_link add constraint account_link_kind_check
  check (kind in ('verify', 'reset', 'email', 'start'));
