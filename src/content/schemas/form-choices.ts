export const choices = {
  inquiry_type: ['new-client', 'existing-client', 'partnership', 'media', 'other'],
  role: ['founder', 'marketing', 'ecommerce', 'content', 'agency', 'other'],
  interested_feature: [
    'AI Avatars',
    'Live Production',
    'Host Training',
    'Analytics & Optimization',
    'Strategic Planning',
    'Content Development',
    'All Services',
  ],
} as const;

export type Feature = (typeof choices.interested_feature)[number];
