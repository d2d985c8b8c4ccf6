import {
  admin,
  agent,
  failRequests,
  failWithConflict,
  fill,
  lead,
  menu,
  pickStatus,
  press,
  refuseRequests,
  reply,
  type Screen,
  steps,
  withoutDatabase,
} from './screen-steps.ts';

export const leadScreens: Screen[] = [
  agent(lead('message'), 'a message', /vitamin C serum/),
  agent(lead('late'), 'an overdue message', /2 h \d+ m late/),
  agent(lead('kept'), 'a message with notes, a call and its history', 'Spoke for ten minutes.', {
    act: ({ page }) => page.getByText(/^Activity /).click(),
  }),
  agent(lead('creator'), 'a creator', 'Sam Host'),
  agent(lead('creator', '?full=1'), 'a creator on a separate page', 'Sam Host'),
  agent(lead('calculation'), 'a calculation', 'Nordlys Candles'),
  agent(lead('calculation', '?full=1'), 'a calculation on a separate page', 'Nordlys Candles'),
  agent(lead('bounced'), 'a calculation with a bounced mail', /did not reach/),
  agent(lead('early'), 'early access', 'Ada Byron'),
  agent(lead('newsletter'), 'a newsletter reader', /reader@example.com/i),
  agent('/leads/m-999999', 'a deleted lead', 'This lead was deleted'),
  agent(lead('message'), 'a lead without the database', 'The lead did not load', {
    prepare: failRequests('leads/m-*'),
  }),
  admin(lead('message'), 'the actions of a lead', 'Delete personal data', { act: press(/^More/) }),
  admin(lead('message'), 'the assignee list', 'Ruben Salas', { act: press(/^Assigned to/) }),
  agent(lead('message'), 'the composer', /^Send/, { act: reply }),
  agent(lead('message'), 'the composer with an empty message', 'Write a message first.', {
    act: steps(reply, fill('Message', ''), press(/^Send/)),
  }),
  agent(lead('message'), 'the composer after a refusal', 'We couldn’t confirm it was sent.', {
    prepare: withoutDatabase('leads/*/replies'),
    // A reply that may have been sent stays in the composer until the server responds.
    act: steps(reply, (opening) =>
      opening.isPhone
        ? Promise.resolve()
        : steps(fill('Message', 'One show it is.'), press(/^Send/))(opening),
    ),
  }),
  agent(lead('message'), 'a call', /^Only log a call|^It is listed in the notes/, {
    act: press(/^Log call/),
  }),
  agent(lead('bounced'), 'an invalid address', 'Enter an address such as name@company.com.', {
    act: steps(press('Fix email address'), fill('Address', 'typo'), press('Save address')),
  }),
  agent(lead('creator'), 'all answers of a form', /^Hours per week/, { act: menu('Original form entry') }),
  agent(lead('message'), 'a sent email', /^To$/, { act: press(/^View/) }),
  admin(lead('message'), 'erasing a lead', /^This permanently deletes/, {
    act: menu('Delete personal data'),
  }),
  admin(lead('message'), 'the report of an erasure', 'Personal data deleted', {
    prepare: ({ page }) =>
      page.route('**/desk/api/erasure', (route) =>
        route.fulfill({
          json: { email: 'dana@whitlock.example', parts: [{ name: 'contact_submissions', rows: 1 }] },
        }),
      ),
    act: steps(
      menu('Delete personal data'),
      fill(/^Type/, 'dana@whitlock.example'),
      press('Delete permanently'),
    ),
  }),
  agent(lead('message'), 'a conflict in the lead', /Mei set Contacted|You set Contacted/, {
    prepare: failWithConflict,
    act: pickStatus,
  }),
  agent(lead('message'), 'an unsaved change', 'Qualified was not saved.', {
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
  agent(lead('message'), 'an unsaved note', /That is too long/, {
    prepare: steps(
      // An unsent note from an earlier width would be sent again.
      ({ page }) => page.addInitScript(() => localStorage.clear()),
      refuseRequests('leads/*/events', 400, { code: 'invalid', message: 'That is too long.' }),
    ),
    act: steps(fill('Note', 'Calls back on Monday.'), press('Add note')),
  }),
  agent(lead('late'), 'a change with undo', /^Assigned|^Unassigned/, {
    act: steps(press(/^Assigned to/), (opening) =>
      press(opening.isPhone ? 'Unassigned' : /^Ruben/, 'option')(opening),
    ),
  }),
  agent(lead('message'), 'a lead after the session ended', 'You were signed out', {
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
