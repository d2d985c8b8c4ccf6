import {
  admin,
  changeResponse,
  failRequests,
  failWithConflict,
  fill,
  leaveUnanswered,
  nobody,
  type Opening,
  press,
  type Screen,
  steps,
  withoutDatabase,
} from './screen-steps.ts';

const onPhone = (step: (opening: Opening) => Promise<unknown>) => (opening: Opening) =>
  opening.isPhone ? step(opening) : Promise.resolve();

export const entranceScreens: Screen[] = [
  nobody('/sign-in', 'sign-in', 'No account, or locked out?'),
  nobody('/sign-in', 'sign-in with a wrong password', /match/, {
    prepare: ({ desk }) => desk.database.query('delete from staff.sign_in_failure'),
    act: steps(fill('Work email', 'ada@cue.example'), fill('Password', 'not it at all'), press('Sign in')),
  }),
  nobody('/sign-in', 'sign-in after too many attempts', /Try again in/, {
    prepare: async ({ desk }) => {
      await desk.database.query('delete from staff.sign_in_failure');
      for (let count = 0; count < 5; count++)
        await desk.ask('', 'POST', 'sign-in', { email: 'ada@cue.example', password: 'not it at all' });
    },
    act: steps(fill('Work email', 'ada@cue.example'), fill('Password', 'not it at all'), press('Sign in')),
  }),
  nobody(
    '/sign-in?problem=not_invited',
    'sign-in after a refusal by the provider',
    'This address is not invited. Ask an admin for a link.',
  ),
  nobody('/sign-in', 'sign-in while the desk does not respond', 'The desk is not responding', {
    prepare: failRequests('sign-in'),
  }),
  nobody(({ tokens }) => `/invite/${tokens.good}`, 'an invite link', 'new@cue.example', {
    act: fill('Password', 'too short'),
  }),
  nobody(
    ({ tokens }) => `/invite/${tokens.old}`,
    'an expired link',
    'This link has expired or was already used',
  ),
  nobody('/invite/used', 'a used link', 'This link has expired or was already used'),
];

export const inboxScreens: Screen[] = [
  admin('/leads', 'the list', 'Dana Whitlock'),
  admin(
    '/leads?form=contact_submissions&who=nobody&sort=newest',
    'the list with one filter',
    'Dana Whitlock',
  ),
  admin('/leads?q=larch', 'a search without results', 'No lead matches “larch”'),
  admin(
    '/leads?form=newsletter_subscribers&status=qualified',
    'filters without results',
    'No lead matches these filters',
  ),
  admin('/leads?view=mine', 'an empty view', 'You have no open leads.'),
  admin('/leads', 'the list while it loads', 'Leads: loading', { prepare: leaveUnanswered('leads?*') }),
  admin('/leads', 'the list without the database', 'The list did not load', {
    prepare: withoutDatabase('leads?*'),
  }),
  admin('/leads', 'the list without a connection', /^You’ve been offline since/, {
    act: ({ page }) => page.context().setOffline(true),
  }),
  admin('/leads', 'two leads selected', '2 selected', {
    act: steps(onPhone(steps(press('Filter'), press('Select'))), async ({ page }) => {
      for (const row of [0, 1])
        await page.getByRole('row').getByRole('checkbox').nth(row).check({ force: true });
    }),
  }),
  admin('/leads', 'the form filter', 'Any form', {
    act: (opening) => press(opening.isPhone ? 'Filter' : /^Form/)(opening),
  }),
  admin('/leads', 'all keyboard shortcuts', 'Next pane', { act: ({ page }) => page.keyboard.press('?') }),
  admin('/leads?who=nobody', 'saving a view', 'Enter a name.', {
    act: steps(press('Save view'), press(/^Save$/)),
  }),
  admin('/leads', 'a conflict in the list', /Mei set Contacted/, {
    prepare: failWithConflict,
    act: async ({ page }) => {
      const row = page.getByRole('row').filter({ hasText: 'Dana Whitlock' });
      await row.focus();
      await page.keyboard.press('s');
      await page.getByRole('option', { name: /Qualified/ }).click();
    },
  }),
  admin('/leads', 'a desk without leads', 'Enter one address, such as name@agency.com.', {
    prepare: changeResponse('overview', (overview: object) => ({ ...overview, isFirstRun: true })),
    act: steps(press('Connect email'), press('Send invite')),
  }),
];
