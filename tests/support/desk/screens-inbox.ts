import {
  changeResponse,
  conflictOnChange,
  failRequests,
  fill,
  leaveUnanswered,
  type Opening,
  press,
  type Screen,
  steps,
  withoutDatabase,
} from './screen-steps.ts';

const onPhone = (step: (opening: Opening) => Promise<unknown>) => (opening: Opening) =>
  opening.isPhone ? step(opening) : Promise.resolve();

export const entranceScreens: Screen[] = [
  { name: 'sign-in', as: 'nobody', path: '/sign-in', shows: 'No account, or locked out?' },
  {
    name: 'sign-in with a wrong password',
    as: 'nobody',
    path: '/sign-in',
    prepare: ({ desk }) => desk.database.query('delete from staff.sign_in_failure'),
    act: steps(fill('Work email', 'ada@cue.example'), fill('Password', 'not it at all'), press('Sign in')),
    shows: /match/,
  },
  {
    name: 'sign-in after too many attempts',
    as: 'nobody',
    path: '/sign-in',
    prepare: async ({ desk }) => {
      await desk.database.query('delete from staff.sign_in_failure');
      for (let count = 0; count < 5; count++)
        await desk.ask('', 'POST', 'sign-in', { email: 'ada@cue.example', password: 'not it at all' });
    },
    act: steps(fill('Work email', 'ada@cue.example'), fill('Password', 'not it at all'), press('Sign in')),
    shows: /Next try in/,
  },
  {
    name: 'sign-in after a refusal by the provider',
    as: 'nobody',
    path: '/sign-in?problem=not_invited',
    shows: 'This address is not invited. Ask an admin for a link.',
  },
  {
    name: 'sign-in while the desk does not respond',
    as: 'nobody',
    path: '/sign-in',
    prepare: failRequests('sign-in'),
    shows: 'The desk is not responding',
  },
  {
    name: 'an invite link',
    as: 'nobody',
    path: ({ tokens }) => `/invite/${tokens.good}`,
    act: fill('Password', 'too short'),
    shows: 'new@cue.example',
  },
  {
    name: 'an expired link',
    as: 'nobody',
    path: ({ tokens }) => `/invite/${tokens.old}`,
    shows: 'This link has expired or was already used',
  },
  {
    name: 'a used link',
    as: 'nobody',
    path: '/invite/used',
    shows: 'This link has expired or was already used',
  },
];

export const inboxScreens: Screen[] = [
  { name: 'the list', as: 'admin', path: '/leads', shows: 'Dana Whitlock' },
  {
    name: 'the list with one filter',
    as: 'admin',
    path: '/leads?form=contact_submissions&who=nobody&sort=newest',
    shows: 'Dana Whitlock',
  },
  {
    name: 'a search without results',
    as: 'admin',
    path: '/leads?q=larch',
    shows: 'No lead matches “larch”',
  },
  {
    name: 'filters without results',
    as: 'admin',
    path: '/leads?form=newsletter_subscribers&status=qualified',
    shows: 'No lead matches these filters',
  },
  { name: 'an empty view', as: 'admin', path: '/leads?view=mine', shows: 'You have no open lead.' },
  {
    name: 'the list while it loads',
    as: 'admin',
    path: '/leads',
    prepare: leaveUnanswered('leads?*'),
    shows: 'Leads: loading',
  },
  {
    name: 'the list without the database',
    as: 'admin',
    path: '/leads',
    prepare: withoutDatabase('leads?*'),
    shows: 'The list did not load',
  },
  {
    name: 'the list without a connection',
    as: 'admin',
    path: '/leads',
    act: ({ page }) => page.context().setOffline(true),
    shows: /^You’ve been offline since/,
  },
  {
    name: 'two leads selected',
    as: 'admin',
    path: '/leads',
    act: steps(onPhone(steps(press('Filter'), press('Select'))), async ({ page }) => {
      for (const row of [0, 1])
        await page.getByRole('row').getByRole('checkbox').nth(row).check({ force: true });
    }),
    shows: '2 selected',
  },
  {
    name: 'the form filter',
    as: 'admin',
    path: '/leads',
    act: (opening) => press(opening.isPhone ? 'Filter' : /^Form/)(opening),
    shows: 'Any form',
  },
  {
    name: 'all keyboard shortcuts',
    as: 'admin',
    path: '/leads',
    act: ({ page }) => page.keyboard.press('?'),
    shows: 'Next pane',
  },
  {
    name: 'saving a view',
    as: 'admin',
    path: '/leads?who=nobody',
    act: steps(press('Save view'), press(/^Save$/)),
    shows: 'Give it a name.',
  },
  {
    name: 'a conflict in the list',
    as: 'admin',
    path: '/leads',
    prepare: conflictOnChange,
    act: async ({ page }) => {
      const row = page.getByRole('row').filter({ hasText: 'Dana Whitlock' });
      await row.focus();
      await page.keyboard.press('s');
      await page.getByRole('option', { name: /Qualified/ }).click();
    },
    shows: /Mei set Contacted/,
  },
  {
    name: 'a desk without leads',
    as: 'admin',
    path: '/leads',
    prepare: changeResponse('overview', (overview: object) => ({ ...overview, isFirstRun: true })),
    act: steps(press('Connect email'), press('Send invite')),
    shows: 'Enter one address, such as name@agency.com.',
  },
];
