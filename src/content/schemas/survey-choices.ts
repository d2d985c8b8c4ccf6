const categories = [
  'Beauty',
  'Skincare',
  'Food & Beverage',
  'Wellness',
  'Tech',
  'Fashion',
  'Home',
  'Other',
] as const;

export const choices = {
  content_type: ['lifestyle', 'beauty', 'fitness', 'food', 'tech', 'other'],
  comfortable_selling_categories: categories,
  categories_not_selling: categories,
  equipment_owned: ['ring-light', 'tripod', 'external-mic', 'background-setup', 'none'],
  available_times: ['morning', 'afternoon', 'evening', 'late-night'],
  compensation_preferences: ['paid-hosting', 'affiliate-commission', 'revenue-share', 'all-above'],
  languages_spoken: [
    'English',
    'Spanish',
    'French',
    'German',
    'Italian',
    'Portuguese',
    'Chinese',
    'Japanese',
    'Korean',
    'Arabic',
    'Other',
  ],
  age_range: ['18-24', '25-34', '35-44', '45-54', '55+'],
  gender: ['female', 'male', 'non-binary', 'other'],
} as const;

export type ChoiceField = keyof typeof choices;
