-- Notifies hosts of changes of what ingest and the tracker know of a project, so that they need not ask for each batch.
-- Several changes within one transaction are one notification.
create function notify_project_change() returns trigger language plpgsql as $body$
begin perform pg_notify('project_change', case when tg_op = 'DELETE' then old.widget_id else new.widget_id end::text); return null; end
$body$;

create trigger project_change after insert or delete
or update of widget_key, company_id, status, allowed_websites, timezone, setting on widget
for each row execute function notify_project_change();

-- not of the counts of dropped events, which are written every few seconds
create trigger project_change after insert or delete or update of kind, value, addresses on block_rule
for each row execute function notify_project_change();

create trigger project_change after insert or delete or update on goal_profile
for each row execute function notify_project_change();

create trigger project_change after insert or delete or update on event_config
for each row execute function notify_project_change();
