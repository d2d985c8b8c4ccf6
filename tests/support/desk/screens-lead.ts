import {
  adminScreen,
  agentScreen,
  chooseMenuEntry,
  failRequests,
  failWithConflict,
  failWithoutDatabase,
  fillField,
  leadPath,
  openReply,
  pickStatus,
  pressControl,
  refuseRequests,
  runSteps,
  type Screen,
} from './screen-steps.ts';

export const leadScreens: Screen[] = [
  agentScreen(leadPath('message'), 'a message', /vitamin C serum/),
  agentScreen(leadPath('late'), 'an overdue message', /2 h \d+ m late/),
  agentScreen(leadPath('kept'), 'a message with notes, a call and its history', 'Spoke for ten minutes.', {
    act: ({ page }) => page.getByText(/^Activity /).click(),
  }),
  agentScreen(leadPath('creator'), 'a creator', 'Sam Host'),
  agentScreen(leadPath('creator', '?full=1'), 'a creator on a separate page', 'Sam Host'),
  agentScreen(leadPath('calculation'), 'a calculation', 'Nordlys Candles'),
  agentScreen(leadPath('calculation', '?full=1'), 'a calculation on a separate page', 'Nordlys Candles'),
  agentScreen(leadPath('bounced'), 'a calculation with a bounced mail', /did not reach/),
  agentScreen(leadPath('early'), 'early access', 'Ada Byron'),
  agentScreen(leadPath('newsletter'), 'a newsletter reader', /reader@example.com/i),
  agentScreen('/leads/m-999999', 'a deleted lead', 'This lead was deleted'),
  agentScreen(leadPath('message'), 'a lead without the database', 'The lead did not load', {
    prepare: failRequests('leads/m-*'),
  }),
  adminScreen(leadPath('message'), 'the actions of a lead', 'Delete personal data', {
    act: pressControl(/^More/),
  }),
  adminScreen(leadPath('message'), 'the assignee list', 'Ruben Salas', { act: pressControl(/^Assigned to/) }),
  agentScreen(leadPath('message'), 'the composer', /^Send/, { act: openReply }),
  agentScreen(leadPath('message'), 'the composer with an empty message', 'Write a message first.', {
    act: runSteps(openReply, fillField('Message', ''), pressControl(/^Send/)),
  }),
  agentScreen(leadPath('message'), 'the composer after a refusal', 'We couldn’t confirm it was sent.', {
    prepare: failWithoutDatabase('leads/*/replies'),
    // A reply that may have been sent stays in the composer until the server responds.
    act: runSteps(openReply, (opening) =>
      opening.isPhone
        ? Promise.resolve()
        : runSteps(fillField('Message', 'One show it is.'), pressControl(/^Send/))(opening),
    ),
  }),
  agentScreen(leadPath('message'), 'a call', /^Only log a call|^It is listed in the notes/, {
    act: pressControl(/^Log call/),
  }),
  agentScreen(leadPath('bounced'), 'an invalid address', 'Enter an address such as name@company.com.', {
    act: runSteps(
      pressControl('Fix email address'),
      fillField('Address', 'typo'),
      pressControl('Save address'),
    ),
  }),
  agentScreen(leadPath('creator'), 'all answers of a form', /^Hours per week/, {
    act: chooseMenuEntry('Original form entry'),
  }),
  agentScreen(leadPath('message'), 'a sent email', /^To$/, { act: pressControl(/^View/) }),
  adminScreen(leadPath('message'), 'erasing a lead', /^This permanently deletes/, {
    act: chooseMenuEntry('Delete personal data'),
  }),
  adminScreen(leadPath('message'), 'the report of an erasure', 'Personal data deleted', {
    prepare: ({ page }) =>
      page.route('**/desk/api/erasure', (route) =>
        route.fulfill({
          json: { email: 'dana@whitlock.example', parts: [{ name: 'contact_submissions', rows: 1 }] },
        }),
      ),
    act: runSteps(
      chooseMenuEntry('Delete personal data'),
      fillField(/^Type/, 'dana@whitlock.example'),
      pressControl('Delete permanently'),
    ),
  }),
  agentScreen(leadPath('message'), 'a conflict in the lead', /Mei set Contacted|You set Contacted/, {
    prepare: failWithConflict,
    act: pickStatus,
  }),
  agentScreen(leadPath('message'), 'an unsaved change', 'Qualified was not saved.', {
    prepare: ({ page }) =>
      page.route('**/desk/api/leads/m-*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 503,
              json: { code: 'database_away', message: 'The database is not responding.' },
            })
          : route.fallback(),
      ),
    act: pickStatus,
  }),
  agentScreen(leadPath('message'), 'an unsaved note', /That is too long/, {
    prepare: runSteps(
      // Otherwise, an unsent note from the same screen at another width would be sent again.
      ({ page }) => page.addInitScript(() => localStorage.clear()),
      refuseRequests('leads/*/events', 400, { code: 'invalid', message: 'That is too long.' }),
    ),
    act: runSteps(fillField('Note', 'Calls back on Monday.'), pressControl('Add note')),
  }),
  agentScreen(leadPath('late'), 'a change with undo', /^Assigned|^Unassigned/, {
    act: runSteps(pressControl(/^Assigned to/), (opening) =>
      pressControl(opening.isPhone ? 'Unassigned' : /^Ruben/, 'option')(opening),
    ),
  }),
  agentScreen(leadPath('message'), 'a lead after the session ended', 'You were signed out', {
    act: async ({ page }) => {
      const note = page.getByRole('textbox', { name: 'Note' });
      await note.fill('Calls back on Monday.');
      await page.route('**/desk/api/**', (route) =>
        /\/desk\/api\/sign-in$/.test(route.request().url())
          ? route.fallback()
          : route.fulfill({ status: 401, json: { code: 'signed_out', message: 'You are not signed in.' } }),
      );
      await page.keyboard.press('Control+Enter');
    },
  }),
];
