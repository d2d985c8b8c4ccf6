-- Without a data service of ours in front (hosted Supabase), PostgREST hands the request's headers to the database, and
-- the Idempotency-Key names the row: a repeated submit is refused as a taken id. Hashed, so that it lets nobody choose
-- an id. Elsewhere `request.headers` is not set.
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
        alter table public.%I alter column id set default coalesce(
          nullif(current_setting('request.row_id', true), '')::uuid,
          left(encode(sha256(convert_to(nullif(
            nullif(current_setting('request.headers', true), '')::json ->> 'idempotency-key', ''
          ), 'UTF8')), 'hex'), 32)::uuid,
          gen_random_uuid()
        )
      $sql$,
      name
    );
  end loop;
end
$$;
