import type { SimulatedForm } from '#src/client/use-simulated-form.ts';

/** The strategy guide's form: name and e-mail, the company if they like. */
export const guide: SimulatedForm = {
  required: { name: 'Name is required', email: 'Email is required' },
  missing: {
    title: 'Required Fields Missing',
    description: 'Please enter your name and email to download the guide.',
    destructive: true,
  },
  milliseconds: 2000,
  success: {
    title: 'Download Started!',
    description: 'Check your email for the complete 20-page TikTok Live Strategy Guide.',
  },
};
