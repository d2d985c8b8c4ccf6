-- The roles that Supabase brings along, made where they are missing. `anon` is whoever holds the
-- public key, `service_role` the agency's own tools; `authenticated` gets no right at all.
do $$
declare
  wanted text;
  membership text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception
      -- Roles belong to the whole cluster: a neighbouring database may be adding them right now.
      when duplicate_object or unique_violation then null;
    end;
    -- The server logs in as the owner and steps down with `set role`.
    if not pg_catalog.pg_has_role(current_user, wanted, membership) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, service_role;
