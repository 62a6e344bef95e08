-- Letters of restaurants to addresses that nobody has shown to be their supplier's have a share of their own (SECURITY R42).
alter table outgoing_mail drop constraint outgoing_mail_class_check;
alter table outgoing_mail add constraint outgoing_mail_class_check check (class in ('asked', 'own', 'stranger'));
