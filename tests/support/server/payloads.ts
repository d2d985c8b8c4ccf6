import { siteForms } from '#shared/forms/forms.ts';
import { standardTexts } from '#tests/support/forms/form-texts.ts';

/** The columns in section 7 of the specification. Each payload has a different email address. */
const specifiedPayloads = {
  newsletter_subscribers: { email: 'Reader@Example.com', source: 'footer' },
  early_access_signups: {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'Ada@Example.com',
    company: 'Engines Ltd',
    role: 'founder',
    interested_feature: 'AI Avatars',
    comments: null,
    source: 'website_modal',
  },
  roi_calculator_submissions: {
    email: 'Owner@Example.com',
    brand_name: 'Glow',
    average_order_value: 49.9,
    profit_margin: 30,
    products_per_event: 0,
    viewers_per_event: 1200,
    conversion_rate: 2.5,
    events_per_month: 8,
    calculated_monthly_revenue: 11976,
    calculated_monthly_profit: 3593,
    calculated_annual_profit: 43114,
  },
  live_selling_survey_responses: {
    full_name: 'Sam Host',
    email: 'Sam@Example.com',
    phone_number: '+1 (404) 555-0100',
    tiktok_handle: '@samhost',
    follower_count: 12000,
    other_social_handles: null,
    location: 'Atlanta, GA',
    time_zone: 'America/New_York',
    gone_live_before: true,
    highest_gmv: 1250.5,
    currently_with_agency: false,
    worked_with_agency_before: false,
    previous_agency: null,
    prior_sales_experience: false,
    sales_experience_details: null,
    content_type: 'beauty',
    comfortable_selling_categories: ['Beauty', 'Food & Beverage'],
    categories_not_selling: [],
    niche_expertise: null,
    equipment_owned: ['ring-light'],
    has_filming_space: true,
    internet_speed: null,
    hours_per_week: 7.5,
    available_times: ['evening', 'late-night'],
    willing_to_follow_training: true,
    compensation_preferences: ['all-above'],
    minimum_rate_expectation: null,
    languages_spoken: null,
    age_range: '25-34',
    gender: null,
    intro_video_url: null,
  },
  contact_submissions: {
    first_name: 'Lin',
    last_name: 'Day',
    email: 'Lin@Example.com',
    company: null,
    inquiry_type: 'new-client',
    message: 'Hello, we sell tea.',
  },
} satisfies Record<string, Record<string, unknown>>;

export type TableName = keyof typeof specifiedPayloads;

/** Creates a payload with the required fields of a form, according to forms.yaml. */
function createPayload(texts: string): Record<string, unknown> {
  const columns = Object.entries(standardTexts(texts).fields).map(([name, { empty, options }]) => {
    if (name === 'email') return [name, `${texts}@example.com`];
    return [name, empty === undefined ? null : (Object.keys(options ?? {})[0] ?? 'Two shows.')];
  });
  return Object.fromEntries(columns);
}

/** A valid payload for each form of the site. */
export const payloads: typeof specifiedPayloads = {
  ...Object.fromEntries(
    siteForms.flatMap(({ table, texts }) =>
      table in specifiedPayloads || !texts ? [] : [[table, createPayload(texts)]],
    ),
  ),
  ...specifiedPayloads,
};
