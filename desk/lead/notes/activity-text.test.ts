import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { activityText } from './activity-text.ts';

const ada: Person = {
  id: 'ada',
  name: 'Ada Okafor',
  email: 'ada@desk.example',
  role: 'agent',
  disabled: false,
};
const viewer = { people: [ada], me: 'mei', timeZone: 'America/Los_Angeles', now: 0 };
const describeReminder = (by: string | null, detail: object) =>
  ({ id: '1', at: '', by, kind: 'reminder', detail }) as LeadEvent;

test('says whether a member removed a reminder or a customer’s email cleared it', () => {
  assert.equal(activityText(describeReminder('ada', { at: null }), viewer), 'Ada removed the reminder');
  assert.equal(
    activityText(describeReminder(null, { at: null }), viewer),
    'The reminder was cleared because the customer wrote',
  );
  assert.equal(
    activityText(describeReminder(null, { at: null, text: 'Call about the budget' }), viewer),
    'The reminder “Call about the budget” was cleared because the customer wrote',
  );
});
