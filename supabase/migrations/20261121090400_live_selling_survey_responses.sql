create table public.live_selling_survey_responses (
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  full_name text not null,
  email text not null,
  phone_number text not null,
  tiktok_handle text not null,
  follower_count bigint not null,
  other_social_handles text,
  location text not null,
  time_zone text not null,
  gone_live_before boolean not null,
  highest_gmv numeric,
  currently_with_agency boolean not null,
  worked_with_agency_before boolean not null,
  previous_agency text,
  prior_sales_experience boolean not null,
  sales_experience_details text,
  content_type text not null,
  comfortable_selling_categories text[] not null,
  categories_not_selling text[],
  niche_expertise text,
  equipment_owned text[],
  has_filming_space boolean not null,
  internet_speed text,
  hours_per_week numeric not null,
  available_times text[] not null,
  willing_to_follow_training boolean not null,
  compensation_preferences text[] not null,
  minimum_rate_expectation text,
  languages_spoken text[],
  age_range text,
  gender text,
  intro_video_url text,
  constraint live_selling_survey_responses_pkey primary key (id),
  constraint live_selling_survey_responses_full_name_filled check (full_name ~ '\S'),
  constraint live_selling_survey_responses_email_format check (email ~ '\S@\S'),
  constraint live_selling_survey_responses_phone_number_filled check (phone_number ~ '\S'),
  constraint live_selling_survey_responses_tiktok_handle_filled check (tiktok_handle ~ '\S'),
  constraint live_selling_survey_responses_location_filled check (location ~ '\S'),
  constraint live_selling_survey_responses_time_zone_filled check (time_zone ~ '\S'),
  constraint live_selling_survey_responses_follower_count_range check (follower_count >= 0),
  constraint live_selling_survey_responses_hours_per_week_range check (
    hours_per_week >= 1 and hours_per_week <= 1.7976931348623157e308
  ),
  constraint live_selling_survey_responses_highest_gmv_finite check (
    abs(highest_gmv) <= 1.7976931348623157e308
  ),
  constraint live_selling_survey_responses_email_length check (char_length(email) <= 320),
  constraint live_selling_survey_responses_short_text_length check (
    greatest(
      char_length(full_name), char_length(phone_number), char_length(tiktok_handle),
      char_length(location), char_length(time_zone), char_length(internet_speed),
      char_length(minimum_rate_expectation), char_length(previous_agency)
    ) <= 1000
  ),
  constraint live_selling_survey_responses_long_text_length check (
    greatest(
      char_length(other_social_handles), char_length(sales_experience_details), char_length(niche_expertise)
    ) <= 20000
  ),
  constraint live_selling_survey_responses_content_type_known check (
    content_type in ('lifestyle', 'beauty', 'fitness', 'food', 'tech', 'other')
  ),
  constraint live_selling_survey_responses_comfortable_categories_known check (
    comfortable_selling_categories
      <@ array['Beauty', 'Skincare', 'Food & Beverage', 'Wellness', 'Tech', 'Fashion', 'Home', 'Other']
    and cardinality(comfortable_selling_categories) between 1 and 8
  ),
  constraint live_selling_survey_responses_categories_not_selling_known check (
    categories_not_selling
      <@ array['Beauty', 'Skincare', 'Food & Beverage', 'Wellness', 'Tech', 'Fashion', 'Home', 'Other']
    and cardinality(categories_not_selling) <= 8
  ),
  constraint live_selling_survey_responses_equipment_owned_known check (
    equipment_owned <@ array['ring-light', 'tripod', 'external-mic', 'background-setup', 'none']
    and cardinality(equipment_owned) <= 5
  ),
  constraint live_selling_survey_responses_available_times_known check (
    available_times <@ array['morning', 'afternoon', 'evening', 'late-night']
    and cardinality(available_times) between 1 and 4
  ),
  constraint live_selling_survey_responses_compensation_known check (
    compensation_preferences <@ array['paid-hosting', 'affiliate-commission', 'revenue-share', 'all-above']
    and cardinality(compensation_preferences) between 1 and 4
  ),
  constraint live_selling_survey_responses_languages_spoken_known check (
    languages_spoken <@ array[
      'English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Chinese', 'Japanese', 'Korean',
      'Arabic', 'Other'
    ]
    and cardinality(languages_spoken) <= 11
  ),
  constraint live_selling_survey_responses_age_range_known check (
    age_range in ('18-24', '25-34', '35-44', '45-54', '55+')
  ),
  constraint live_selling_survey_responses_gender_known check (
    gender in ('female', 'male', 'non-binary', 'other')
  ),
  -- The video is never uploaded; the column is there for the day it is.
  constraint live_selling_survey_responses_intro_video_url_unused check (intro_video_url is null)
);

comment on table public.live_selling_survey_responses is
  'Creator onboarding survey; highest_gmv is gross merchandise value in US dollars, null unless gone live before.';

alter table public.live_selling_survey_responses enable row level security;
revoke all on public.live_selling_survey_responses from public, anon, authenticated, service_role;

grant insert (
  full_name, email, phone_number, tiktok_handle, follower_count, other_social_handles, location, time_zone,
  gone_live_before, highest_gmv, currently_with_agency, worked_with_agency_before, previous_agency,
  prior_sales_experience, sales_experience_details, content_type, comfortable_selling_categories,
  categories_not_selling, niche_expertise, equipment_owned, has_filming_space, internet_speed,
  hours_per_week, available_times, willing_to_follow_training, compensation_preferences,
  minimum_rate_expectation, languages_spoken, age_range, gender, intro_video_url
) on public.live_selling_survey_responses to anon;
create policy visitors_insert on public.live_selling_survey_responses
  for insert to anon with check (created_at = now());

grant select, delete on public.live_selling_survey_responses to service_role;
create policy staff_select on public.live_selling_survey_responses for select to service_role using (true);
create policy staff_delete on public.live_selling_survey_responses for delete to service_role using (true);
