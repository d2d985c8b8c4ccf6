import assert from 'node:assert/strict';
import { test } from 'node:test';
import { application, forms } from '#tests/support/forms/form-texts.ts';

/**
 * The specified form texts, verbatim. Texts that the specification leaves open are in delivered/form-texts.test.ts.
 */

test('uses the specified text in the contact form', () => {
  const { fields, action, busy, failed, success, sent } = forms.contact;
  const { first_name, last_name, email, inquiry_type, message } = fields;
  assert.deepEqual(
    [first_name, last_name, email, inquiry_type, message].map(({ empty }) => empty),
    [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please select an inquiry type',
      'Message is required',
    ],
  );
  assert.deepEqual([action, busy], ['Send Message', 'Sending...']);
  assert.deepEqual(failed, {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again.',
  });
  assert.deepEqual(success, {
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll get back to you within 24 hours.",
  });
  assert.deepEqual(sent, {
    title: 'Message Sent Successfully!',
    text: "We'll get back to you within 24 hours.",
    again: 'Send Another Message',
  });
});

test('lists the specified inquiry types', () => {
  assert.deepEqual(forms.contact.fields.inquiry_type.options, {
    'new-client': 'New Client Inquiry',
    'existing-client': 'Existing Client Support',
    partnership: 'Partnership Opportunity',
    media: 'Media/Press Inquiry',
    other: 'Other',
  });
});

test('uses the specified message for an invalid email address', () => {
  assert.equal(forms.common.email, 'Please enter a valid email');
});

test('uses the specified text in the newsletter form', () => {
  const { invalid, taken, failed, success, sent, busy } = forms.newsletter;
  assert.deepEqual(invalid, { title: 'Invalid Email', description: 'Please enter a valid email address.' });
  assert.deepEqual(taken, {
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  });
  assert.deepEqual(failed, {
    title: 'Error',
    description: 'There was a problem subscribing. Please try again.',
  });
  assert.deepEqual(success, {
    title: 'Successfully Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  });
  assert.deepEqual([sent, busy], ['Thanks for subscribing!', '...']);
});

test('uses the specified text in the early access form', () => {
  const { missing, failed, sent, busy } = forms['early-access'];
  assert.deepEqual(missing, {
    title: 'Missing Information',
    description: 'Please fill out all required fields.',
  });
  assert.deepEqual(failed, {
    title: 'Submission Failed',
    description: 'Please try again or contact us directly.',
  });
  assert.deepEqual([sent.title, busy], ["You're In!", 'Submitting...']);
});

test('uses the specified text in the calculator', () => {
  const { missing, success, action, update } = forms['roi-calculator'];
  assert.deepEqual(missing, {
    title: 'Email Required',
    description: 'Please enter your email and brand name to see your full ROI report.',
  });
  assert.deepEqual(success, {
    title: 'Success!',
    description: 'Your ROI calculation has been saved. Check your email for your detailed breakdown.',
  });
  assert.deepEqual([action, update], ['Calculate my ROI', 'Update Calculations']);
});

test('uses the specified text in the simulated forms', () => {
  const { checklist, guide, audit, reports } = forms;
  const required = (fields: object) =>
    Object.entries(fields).flatMap(([name, texts]) => ('empty' in texts ? [name] : []));
  assert.deepEqual(required(checklist.fields), ['email']);
  assert.deepEqual(checklist.missing, {
    title: 'Email Required',
    description: 'Please enter your email to download the checklist.',
  });
  assert.deepEqual(checklist.success, {
    title: 'Download Started!',
    description: 'Your live selling checklist has been sent to your email.',
  });
  assert.deepEqual(required(guide.fields), ['name', 'email']);
  assert.deepEqual(guide.missing, {
    title: 'Required Fields Missing',
    description: 'Please enter your name and email to download the guide.',
  });
  assert.deepEqual(guide.success, {
    title: 'Download Started!',
    description: 'Check your email for the complete 20-page TikTok Live Strategy Guide.',
  });
  assert.deepEqual(required(audit.fields), ['name', 'email', 'company']);
  assert.deepEqual(audit.missing, {
    title: 'Required Fields Missing',
    description: 'Please fill in all required fields to book your free audit.',
  });
  assert.deepEqual(audit.success, {
    title: 'Audit Booked Successfully!',
    description: "We'll contact you within 24 hours to schedule your host skills evaluation.",
  });
  assert.deepEqual(required(reports.fields), ['name', 'email', 'businessName']);
  assert.deepEqual(reports.missing, {
    title: 'Download Requires Information',
    description: 'Please fill in your details to download the full report.',
  });
  assert.deepEqual(reports.success, {
    title: 'Download Started!',
    description: 'Your {title} report has been sent to your email.',
  });
  assert.deepEqual(forms['resource-cards'].success, {
    title: 'Download Started!',
    description: 'Your {title} has been sent to your email.',
  });
  assert.deepEqual(
    [checklist, guide, audit, reports, forms['resource-cards']].map(({ busy }) => busy),
    ['Sending...', 'Preparing Download...', 'Booking Your Audit...', 'Processing...', 'Sending...'],
  );
});

test('uses the specified text in the application', () => {
  const { failed, success, action } = application.form;
  assert.deepEqual(failed, {
    title: 'Error',
    description: 'There was a problem submitting your application. Please try again.',
  });
  assert.deepEqual(success, {
    title: 'Application Submitted!',
    description: "Thank you for your interest. We'll review your application and get back to you soon.",
  });
  assert.equal(action, 'Submit Application');
});

test('uses the specified message for each empty required question in the application', () => {
  assert.deepEqual(application.empty, {
    full_name: 'Full name is required',
    email: 'Email is required',
    phone_number: 'Phone number is required',
    tiktok_handle: 'TikTok handle is required',
    follower_count: 'Follower count is required',
    location: 'Location is required',
    time_zone: 'Time zone is required',
    gone_live_before: 'Please select an option',
    highest_gmv: 'Please enter your highest GMV',
    currently_with_agency: 'Please select an option',
    worked_with_agency_before: 'Please select an option',
    prior_sales_experience: 'Please select an option',
    content_type: 'Please select content type',
    comfortable_selling_categories: 'Please select at least one category',
    has_filming_space: 'Please select an option',
    hours_per_week: 'Please enter hours per week',
    available_times: 'Please select at least one time',
    willing_to_follow_training: 'Please select an option',
    compensation_preferences: 'Please select at least one option',
  });
});

test('uses the specified message for each step check in the application', () => {
  const titles = Object.entries(application.missing).map(([field, { title }]) => [field, title]);
  assert.deepEqual(Object.fromEntries(titles), {
    full_name: 'Full Name Required',
    email: 'Email Required',
    phone_number: 'Phone Number Required',
    tiktok_handle: 'TikTok Handle Required',
    follower_count: 'Follower Count Required',
    location: 'Location Required',
    time_zone: 'Time Zone Required',
    gone_live_before: 'Live Experience Required',
    currently_with_agency: 'Agency Status Required',
    worked_with_agency_before: 'Agency Experience Required',
    prior_sales_experience: 'Sales Experience Required',
    content_type: 'Content Type Required',
    comfortable_selling_categories: 'Categories Required',
    has_filming_space: 'Filming Space Required',
    hours_per_week: 'Hours Per Week Required',
    available_times: 'Availability Required',
    willing_to_follow_training: 'Training Commitment Required',
    compensation_preferences: 'Compensation Required',
  });
  for (const { description } of Object.values(application.missing))
    assert.match(description, /^Please (enter your|select) .*[^.]\.$/);
  const { full_name, email } = application.missing;
  assert.deepEqual(
    [full_name.description, email.description],
    ['Please enter your full name.', 'Please enter your email.'],
  );
});

test('uses the specified message for each number rule in the application', () => {
  const { positive, hour } = application.numbers;
  assert.deepEqual([positive, hour], ['Must be a positive number', 'Must be at least 1 hour']);
});
