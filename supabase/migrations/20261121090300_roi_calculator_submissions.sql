create table public.roi_calculator_submissions (
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  email text not null,
  brand_name text not null,
  average_order_value numeric not null,
  profit_margin numeric not null,
  products_per_event numeric not null,
  viewers_per_event numeric not null,
  conversion_rate numeric not null,
  events_per_month numeric not null,
  calculated_monthly_revenue numeric not null,
  calculated_monthly_profit numeric not null,
  calculated_annual_profit numeric not null,
  constraint roi_calculator_submissions_pkey primary key (id),
  constraint roi_calculator_submissions_email_lowercase check (email = lower(email)),
  constraint roi_calculator_submissions_email_length check (char_length(email) between 1 and 320),
  constraint roi_calculator_submissions_brand_name_length check (char_length(brand_name) between 1 and 1000),
  -- Any finite number a browser can hold: `numeric` alone would also take NaN, Infinity and 100,000 digits.
  constraint roi_calculator_submissions_numbers_finite check (
    greatest(
      abs(average_order_value), abs(profit_margin), abs(products_per_event), abs(viewers_per_event),
      abs(conversion_rate), abs(events_per_month), abs(calculated_monthly_revenue),
      abs(calculated_monthly_profit), abs(calculated_annual_profit)
    ) <= 1.7976931348623157e308
  )
);

comment on table public.roi_calculator_submissions is
  'What visitors typed into the ROI calculator, and what it answered: money in US dollars, rates in percent.';

create trigger roi_calculator_submissions_lowercase_email
  before insert or update of email on public.roi_calculator_submissions
  for each row execute function public.lowercase_email();

alter table public.roi_calculator_submissions enable row level security;
revoke all on public.roi_calculator_submissions from public, anon, authenticated, service_role;

grant insert (
  email, brand_name, average_order_value, profit_margin, products_per_event, viewers_per_event,
  conversion_rate, events_per_month, calculated_monthly_revenue, calculated_monthly_profit,
  calculated_annual_profit
) on public.roi_calculator_submissions to anon;
create policy visitors_insert on public.roi_calculator_submissions
  for insert to anon with check (created_at = now());

grant select, delete on public.roi_calculator_submissions to service_role;
create policy staff_select on public.roi_calculator_submissions for select to service_role using (true);
create policy staff_delete on public.roi_calculator_submissions for delete to service_role using (true);
