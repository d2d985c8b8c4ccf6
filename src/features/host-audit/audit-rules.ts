import type { SimulatedForm } from '#src/client/use-simulated-form.ts';

/** The host skills audit: three required fields, experience is free text. */
export const audit: SimulatedForm = {
  required: { name: 'Name is required', email: 'Email is required', company: 'Company is required' },
  missing: {
    title: 'Required Fields Missing',
    description: 'Please fill in all required fields to book your free audit.',
    destructive: true,
  },
  milliseconds: 2000,
  success: {
    title: 'Audit Booked Successfully!',
    description: "We'll contact you within 24 hours to schedule your host skills evaluation.",
  },
};
