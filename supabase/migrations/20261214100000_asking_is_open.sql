-- A won customer who writes is open until somebody answers: also in Mine, Brands and Creators, and for the matching of
-- their next emails.
alter table staff.lead
  drop column is_open,
  add column is_open boolean not null generated always as (staff.is_open_status(status) or awaits_us) stored;
create index lead_open on staff.lead (urgency, number) where is_open;
create index lead_open_of_form on staff.lead (subject_table, urgency, number) where is_open;
create index lead_open_of_member on staff.lead (assignee, urgency, number) include (is_test)
  where is_open and assignee is not null;
