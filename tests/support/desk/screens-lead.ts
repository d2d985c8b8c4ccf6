import {
  conflictOnChange,
  failRequests,
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
  { name: 'a message', as: 'agent', path: lead('message'), shows: /vitamin C serum/ },
  { name: 'an overdue message', as: 'agent', path: lead('late'), shows: /2 h \d+ m late/ },
  {
    name: 'a message with notes, a call and its history',
    as: 'agent',
    path: lead('kept'),
    act: ({ page }) => page.getByText(/^Activity /).click(),
    shows: 'Spoke for ten minutes.',
  },
  { name: 'a creator', as: 'agent', path: lead('creator'), shows: 'Sam Host' },
  {
    name: 'a creator on a separate page',
    as: 'agent',
    path: lead('creator', '?full=1'),
    shows: 'Sam Host',
  },
  { name: 'a calculation', as: 'agent', path: lead('calculation'), shows: 'Nordlys Candles' },
  {
    name: 'a calculation on a separate page',
    as: 'agent',
    path: lead('calculation', '?full=1'),
    shows: 'Nordlys Candles',
  },
  { name: 'a calculation with a bounced mail', as: 'agent', path: lead('bounced'), shows: /did not reach/ },
  { name: 'early access', as: 'agent', path: lead('early'), shows: 'Ada Byron' },
  { name: 'a newsletter reader', as: 'agent', path: lead('newsletter'), shows: /reader@example.com/i },
  { name: 'a deleted lead', as: 'agent', path: '/leads/m-999999', shows: 'This lead was deleted' },
  {
    name: 'a lead without the database',
    as: 'agent',
    path: lead('message'),
    prepare: failRequests('leads/m-*'),
    shows: 'The lead did not load',
  },
  {
    name: 'the actions of a lead',
    as: 'admin',
    path: lead('message'),
    act: press(/^More/),
    shows: 'Delete personal data',
  },
  {
    name: 'the assignee list',
    as: 'admin',
    path: lead('message'),
    act: press(/^Assigned to/),
    shows: 'Ruben Salas',
  },
  { name: 'the composer', as: 'agent', path: lead('message'), act: reply, shows: /^Send/ },
  {
    name: 'the composer with an empty message',
    as: 'agent',
    path: lead('message'),
    act: steps(reply, fill('Message', ''), press(/^Send/)),
    shows: 'Write a message first.',
  },
  {
    name: 'the composer after a refusal',
    as: 'agent',
    path: lead('message'),
    prepare: withoutDatabase('leads/*/replies'),
    // A reply that may have been sent is kept until the server answers.
    act: steps(reply, (opening) =>
      opening.isPhone
        ? Promise.resolve()
        : steps(fill('Message', 'One show it is.'), press(/^Send/))(opening),
    ),
    shows: 'We couldn’t confirm it was sent.',
  },
  {
    name: 'a call',
    as: 'agent',
    path: lead('message'),
    act: press(/^Log call/),
    shows: /^Only log a call|^It is listed in the notes/,
  },
  {
    name: 'an invalid address',
    as: 'agent',
    path: lead('bounced'),
    act: steps(press('Fix email address'), fill('Address', 'typo'), press('Save address')),
    shows: 'Enter an address such as name@company.com.',
  },
  {
    name: 'all answers of a form',
    as: 'agent',
    path: lead('creator'),
    act: menu('Original form entry'),
    shows: /^Hours per week/,
  },
  { name: 'a sent email', as: 'agent', path: lead('message'), act: press(/^View/), shows: /^To$/ },
  {
    name: 'erasing a lead',
    as: 'admin',
    path: lead('message'),
    act: menu('Delete personal data'),
    shows: /^This permanently deletes/,
  },
  {
    name: 'the report of an erasure',
    as: 'admin',
    path: lead('message'),
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
    shows: 'Personal data deleted',
  },
  {
    name: 'a conflict in the lead',
    as: 'agent',
    path: lead('message'),
    prepare: conflictOnChange,
    act: pickStatus,
    shows: /Mei set Contacted|You set Contacted/,
  },
  {
    name: 'an unsaved change',
    as: 'agent',
    path: lead('message'),
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
    shows: 'Qualified is not stored.',
  },
  {
    name: 'an unsaved note',
    as: 'agent',
    path: lead('message'),
    prepare: steps(
      // An unsent note of an earlier width would be sent again.
      ({ page }) => page.addInitScript(() => localStorage.clear()),
      refuseRequests('leads/*/events', 400, { code: 'invalid', message: 'That is too long.' }),
    ),
    act: steps(fill('Note', 'Calls back on Monday.'), press('Add note')),
    shows: /That is too long/,
  },
  {
    name: 'a change with undo',
    as: 'agent',
    path: lead('late'),
    act: steps(press(/^Assigned to/), (opening) =>
      press(opening.isPhone ? 'Unassigned' : /^Ruben/, 'option')(opening),
    ),
    shows: /^Assigned|^Unassigned/,
  },
  {
    name: 'a lead after the session ended',
    as: 'agent',
    path: lead('message'),
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
    shows: 'You were signed out',
  },
];
