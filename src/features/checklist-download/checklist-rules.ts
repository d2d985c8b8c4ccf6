import type { SimulatedForm } from '#src/client/use-simulated-form.ts';

/** The checklist box: an e-mail, two seconds, and the field is empty again. */
export const checklist: SimulatedForm = {
  required: { email: 'Email is required' },
  missing: {
    title: 'Email Required',
    description: 'Please enter your email to download the checklist.',
    destructive: true,
  },
  milliseconds: 2000,
  success: {
    title: 'Download Started!',
    description: 'Your live selling checklist has been sent to your email.',
  },
};
