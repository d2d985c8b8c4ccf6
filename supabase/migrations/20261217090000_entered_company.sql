alter table public.entered_leads
  add column company text,
  add constraint entered_leads_company_length check (char_length(company) between 1 and 200);

grant insert (company) on public.entered_leads to service_role;
