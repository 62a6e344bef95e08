-- The facts that webhooks tell of, whoever writes them. What comes in large batches is told by statement, what changes one by
-- one by the row, and only where the row became what is told.
create trigger hook_received after insert on document referencing new table as fact
  for each statement execute function krogkoll_tell_webhooks('document.received');
create trigger hook_needs_review after update on document
  for each row when (new.state = 'needs-review' and old.state <> 'needs-review')
  execute function krogkoll_tell_webhooks('document.needs_review');
create trigger hook_booked after insert on invoice referencing new table as fact
  for each statement execute function krogkoll_tell_webhooks('invoice.booked');
create trigger hook_released after update on invoice
  for each row when (old.held and not new.held) execute function krogkoll_tell_webhooks('invoice.booked');
create trigger hook_alert after insert on price_alert_entry referencing new table as fact
  for each statement execute function krogkoll_tell_webhooks('alert.created');
create trigger hook_settled after insert on price_decision referencing new table as fact
  for each statement execute function krogkoll_tell_webhooks('alert.settled');
create trigger hook_claim_sent after insert on claim_event
  for each row when (new.kind = 'sent') execute function krogkoll_tell_webhooks('claim.sent');
create trigger hook_claim_answered after insert on claim_event
  for each row when (new.kind = 'answered') execute function krogkoll_tell_webhooks('claim.answered');
create trigger hook_claim_credited after insert on claim_credit referencing new table as fact
  for each statement execute function krogkoll_tell_webhooks('claim.credited');
create trigger hook_subscription after update on subscription
  for each row when ((old.plan, old.ends_at, old.past_due_since, old.paused_at)
    is distinct from (new.plan, new.ends_at, new.past_due_since, new.paused_at))
  execute function krogkoll_tell_webhooks('subscription.changed');
