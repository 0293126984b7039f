-- Features are known to hosts as well: a project without recordings is not recorded.
drop trigger project_change on widget;

create trigger project_change after insert or delete
or update of widget_key, company_id, status, allowed_websites, timezone, setting, features on widget
for each row execute function notify_project_change();
