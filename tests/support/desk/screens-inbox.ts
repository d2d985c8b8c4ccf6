import {
  adminScreen,
  changeResponse,
  failRequests,
  failWithConflict,
  failWithoutDatabase,
  fillField,
  ignoreRequests,
  pressControl,
  runSteps,
  type Screen,
  type ScreenContext,
  signedOutScreen,
} from './screen-steps.ts';

const runOnPhone = (step: (opening: ScreenContext) => Promise<unknown>) => (opening: ScreenContext) =>
  opening.isPhone ? step(opening) : Promise.resolve();

export const signedOutScreens: Screen[] = [
  signedOutScreen('/sign-in', 'sign-in', 'No account, or locked out?'),
  signedOutScreen('/sign-in', 'sign-in with a wrong password', /match/, {
    prepare: ({ desk }) => desk.database.query('delete from staff.sign_in_failure'),
    act: runSteps(
      fillField('Work email', 'ada@cue.example'),
      fillField('Password', 'not it at all'),
      pressControl('Sign in'),
    ),
  }),
  signedOutScreen('/sign-in', 'sign-in after too many attempts', /Try again in/, {
    prepare: async ({ desk }) => {
      await desk.database.query('delete from staff.sign_in_failure');
      for (let count = 0; count < 5; count++)
        await desk.fetch('', 'POST', 'sign-in', { email: 'ada@cue.example', password: 'not it at all' });
    },
    act: runSteps(
      fillField('Work email', 'ada@cue.example'),
      fillField('Password', 'not it at all'),
      pressControl('Sign in'),
    ),
  }),
  signedOutScreen(
    '/sign-in?problem=not_invited',
    'sign-in after a refusal by the provider',
    'This address is not invited. Ask an admin for a link.',
  ),
  signedOutScreen('/sign-in', 'sign-in while the desk does not respond', 'The desk is not responding', {
    prepare: failRequests('sign-in'),
  }),
  signedOutScreen(({ tokens }) => `/invite/${tokens.good}`, 'an invite link', 'new@cue.example', {
    act: fillField('Password', 'too short'),
  }),
  signedOutScreen(
    ({ tokens }) => `/invite/${tokens.old}`,
    'an expired link',
    'This link has expired or was already used',
  ),
  signedOutScreen('/invite/used', 'a used link', 'This link has expired or was already used'),
];

export const inboxScreens: Screen[] = [
  adminScreen('/leads', 'the list', 'Dana Whitlock'),
  adminScreen(
    '/leads?form=contact_submissions&who=nobody&sort=newest',
    'the list with one filter',
    'Dana Whitlock',
  ),
  adminScreen('/leads?q=larch', 'a search without results', 'No lead matches “larch”'),
  adminScreen(
    '/leads?form=newsletter_subscribers&status=qualified',
    'filters without results',
    'No lead matches these filters',
  ),
  adminScreen('/leads?view=mine', 'an empty view', 'You have no open leads.'),
  adminScreen('/leads', 'the list while it loads', 'Leads: loading', { prepare: ignoreRequests('leads?*') }),
  adminScreen('/leads', 'the list without the database', 'The list did not load', {
    prepare: failWithoutDatabase('leads?*'),
  }),
  adminScreen('/leads', 'the list without a connection', /^You’ve been offline since/, {
    act: ({ page }) => page.context().setOffline(true),
  }),
  adminScreen('/leads', 'two leads selected', '2 selected', {
    act: runSteps(runOnPhone(runSteps(pressControl('Filter'), pressControl('Select'))), async ({ page }) => {
      for (const row of [0, 1])
        await page.getByRole('row').getByRole('checkbox').nth(row).check({ force: true });
    }),
  }),
  adminScreen('/leads', 'the form filter', 'Any form', {
    act: (opening) => pressControl(opening.isPhone ? 'Filter' : /^Form/)(opening),
  }),
  adminScreen('/leads', 'all keyboard shortcuts', 'Next pane', {
    act: ({ page }) => page.keyboard.press('?'),
  }),
  adminScreen('/leads?who=nobody', 'saving a view', 'Enter a name.', {
    act: runSteps(pressControl('Save view'), pressControl(/^Save$/)),
  }),
  adminScreen('/leads', 'a conflict in the list', /Mei set Contacted/, {
    prepare: failWithConflict,
    act: async ({ page }) => {
      const row = page.getByRole('row').filter({ hasText: 'Dana Whitlock' });
      await row.focus();
      await page.keyboard.press('s');
      await page.getByRole('option', { name: /Qualified/ }).click();
    },
  }),
  adminScreen('/leads', 'a desk without leads', 'Enter one address, such as name@agency.com.', {
    prepare: changeResponse('overview', (overview: object) => ({ ...overview, isFirstRun: true })),
    act: runSteps(pressControl('Connect email'), pressControl('Send invite')),
  }),
];
