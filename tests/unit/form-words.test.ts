import assert from 'node:assert/strict';
import { test } from 'node:test';
import { application, forms } from '#tests/support/form-words.ts';

/** Words that the specification fixes; everything else in content/forms.yaml is the agency's to change. */

test('the contact form in the words of the specification', () => {
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

test('the newsletter in the words of the specification', () => {
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

test('early access in the words of the specification', () => {
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

test('the calculator in the words of the specification', () => {
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

test('the simulated forms in the words of the specification', () => {
  const { checklist, guide, audit, reports } = forms;
  const required = (fields: object) =>
    Object.entries(fields).flatMap(([name, words]) => ('empty' in words ? [name] : []));
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

test('the application in the words of the specification', () => {
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
