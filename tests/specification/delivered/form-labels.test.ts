import assert from 'node:assert/strict';
import { test } from 'node:test';
import { application, forms } from '#tests/support/forms/form-texts.ts';

const labelsOf = (fields: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

const { inputs, fields } = forms['roi-calculator'];
const labels = {
  contact: labelsOf(forms.contact.fields),
  newsletter: labelsOf(forms.newsletter.fields),
  'early-access': labelsOf(forms['early-access'].fields),
  'roi-calculator': labelsOf({ ...inputs, ...fields }),
  checklist: labelsOf(forms.checklist.fields),
  guide: labelsOf(forms.guide.fields),
  audit: labelsOf(forms.audit.fields),
  reports: labelsOf(forms.reports.fields),
};

test('keeps the label of every field in every form', () => {
  assert.deepEqual(labels, {
    contact: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      company: 'Company (optional)',
      inquiry_type: 'Inquiry type',
      message: 'Message',
    },
    newsletter: { email: 'Where should we send it?' },
    'early-access': {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      company: 'Company',
      role: 'Your role',
      interested_feature: 'Interested in',
      comments: 'Comments',
    },
    'roi-calculator': {
      average_order_value: 'Average order value',
      profit_margin: 'Profit margin',
      products_per_event: 'Products per event',
      viewers_per_event: 'Viewers per event',
      conversion_rate: 'Conversion rate',
      events_per_month: 'Events per month',
      email: 'Email',
      brand_name: 'Brand name',
    },
    checklist: { email: 'Your email' },
    guide: { name: 'Name', email: 'Email', company: 'Company (optional)' },
    audit: { name: 'Name', email: 'Email', company: 'Company', experience: 'Live experience' },
    reports: {
      name: 'Name',
      email: 'Work email',
      businessName: 'Business name',
      salesVolume: 'Monthly live sales',
    },
  });
});

test('keeps the text of every question in the application', () => {
  assert.deepEqual(labelsOf(application.questions), {
    full_name: 'Full name',
    email: 'Email',
    phone_number: 'Phone number',
    tiktok_handle: 'TikTok handle',
    follower_count: 'Follower count',
    other_social_handles: 'Other social handles',
    location: 'Location',
    time_zone: 'Time zone',
    gone_live_before: 'Have you gone live on TikTok before?',
    highest_gmv: 'Highest GMV in one live show',
    currently_with_agency: 'Are you with an agency now?',
    worked_with_agency_before: 'Have you worked with an agency before?',
    previous_agency: 'Which agency?',
    prior_sales_experience: 'Do you have sales experience?',
    sales_experience_details: 'What did you sell?',
    content_type: 'What is most of your content about?',
    comfortable_selling_categories: 'Which categories are you comfortable selling?',
    categories_not_selling: 'Which would you rather not sell?',
    niche_expertise: 'A niche you know inside out',
    equipment_owned: 'What equipment do you have?',
    has_filming_space: 'Do you have a quiet space to film in?',
    internet_speed: 'Internet speed',
    hours_per_week: 'Hours per week',
    available_times: 'When can you be live?',
    willing_to_follow_training: 'Are you willing to follow our training?',
    compensation_preferences: 'Which would you accept?',
    minimum_rate_expectation: 'Minimum rate',
    languages_spoken: 'Which languages could you host in?',
    age_range: 'Age range',
    gender: 'Gender',
  });
});

test('keeps the text of every form button', () => {
  const { newsletter, guide, audit } = forms;
  const { next, previous, busy } = application.form;
  assert.deepEqual(
    [newsletter.action, forms['early-access'].action, guide.action, audit.action, next, previous, busy],
    [
      'Subscribe',
      'Request access',
      'Send me the guide',
      'Book my free audit',
      'Next',
      'Previous',
      'Submitting...',
    ],
  );
});
