-- Staff read rows by date: the newest first in lists, a page at a time in exports. The id makes each place in that
-- order one row's own.
do $$
declare
  name text;
begin
  foreach name in array array[
    'newsletter_subscribers', 'early_access_signups', 'roi_calculator_submissions',
    'live_selling_survey_responses', 'contact_submissions'
  ] loop
    execute format('alter table public.%I add constraint %I unique (created_at, id)', name, name || '_by_date');
  end loop;
end
$$;
