/**
 * What stays undone where a trigger fires on a worker, by the function that it calls. Citus fires triggers there only with
 * `citus.enable_unsafe_triggers`, in a session of its own whose settings the coordinator never hears, and lets them ask no other
 * distributed table.
 */
export const triggerEffects: Readonly<Record<string, string>> = {
  krogkoll_note_change:
    'answers that are kept by their version go stale, because the change is noted in a setting',
  krogkoll_directory_changed:
    'the directory is cached for ever, because its version is another reference table',
  krogkoll_open_audit_link: 'writes of the audit log fail, because its chain is one local table',
  krogkoll_tell_webhooks:
    'writes of what webhooks tell of fail, because messages are another distributed table',
  krogkoll_queue_handover: 'booking fails, because what is handed over is another distributed table',
  krogkoll_guard_original:
    'removing an original fails, because what keeps it is asked of other distributed tables',
};
