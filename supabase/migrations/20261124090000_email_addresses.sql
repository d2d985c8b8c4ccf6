-- An address is what an e-mail input of the HTML standard takes: one address, in ASCII, without blanks, commas, line
-- breaks or other control characters. Rows that are there already stay, also when a backup brings them back: the check
-- knows the moment from which on it holds. A visitor's row is always dated now.
do $$
declare
  name text;
begin
  foreach name in array array[
    'newsletter_subscribers', 'early_access_signups', 'roi_calculator_submissions',
    'live_selling_survey_responses', 'contact_submissions'
  ] loop
    execute format(
      $sql$
        alter table public.%I add constraint %I check (
          created_at < %L::timestamptz or (
            email ~ '^[A-Za-z0-9.!#$%%&''*+/=?^_`{|}~-]+@(?:[A-Za-z0-9]+(?:\.|-+))*[A-Za-z0-9]+$'
            -- No part of a domain is longer than 63. Said apart: counted in the pattern above it takes 15 times as long.
            and (char_length(email) < 66 or email !~ '@.*[^.]{64}')
          )
        ) not valid
      $sql$,
      name, name || '_email_address', now()
    );
  end loop;
end
$$;
