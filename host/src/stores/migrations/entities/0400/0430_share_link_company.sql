-- the links of a whole company, newest first; deleted ones are never listed
create index share_link_company on share_link (company_id, share_link_id desc) where deleted_at is null;
