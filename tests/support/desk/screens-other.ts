import {
  changeResponse,
  failRequests,
  fill,
  press,
  refuseRequests,
  type Screen,
  steps,
  withoutDatabase,
} from './screen-steps.ts';

export const otherScreens: Screen[] = [
  { name: 'quarantine', as: 'agent', path: '/quarantine', shows: /^Held:/ },
  {
    name: 'an empty quarantine',
    as: 'agent',
    path: '/quarantine',
    prepare: changeResponse('quarantine', () => []),
    shows: 'Nothing held for review',
  },
  {
    name: 'deleting a quarantined form',
    as: 'agent',
    path: '/quarantine',
    act: press(/^Delete/),
    shows: 'This can’t be undone.',
  },
  {
    name: 'the quarantine without the database',
    as: 'agent',
    path: '/quarantine',
    prepare: withoutDatabase('quarantine'),
    shows: 'Held entries did not load',
  },
  { name: 'numbers', as: 'agent', path: '/numbers', shows: 'Reply times' },
  { name: 'numbers of 90 days', as: 'agent', path: '/numbers?days=90', shows: 'Reply times' },
  {
    name: 'numbers without the database',
    as: 'agent',
    path: '/numbers',
    prepare: withoutDatabase('numbers'),
    shows: 'The reports did not load',
  },
  { name: 'people', as: 'admin', path: '/people', shows: 'Ruben Salas' },
  {
    name: 'an invite with its link',
    as: 'admin',
    path: '/people',
    act: steps(fill('Work email', 'lee@cue.example'), press('Create invite link')),
    shows: /^Copy the link for lee@cue.example/,
  },
  {
    name: 'an invite without an address',
    as: 'admin',
    path: '/people',
    act: press('Create invite link'),
    shows: 'Enter one address, such as name@agency.com.',
  },
  {
    name: 'disabling a member',
    as: 'admin',
    path: '/people',
    act: steps(press('More for Ruben Salas'), press('Disable', 'menuitem')),
    shows: 'Disable Ruben Salas?',
  },
  {
    name: 'people without the database',
    as: 'admin',
    path: '/people',
    prepare: failRequests('people'),
    shows: 'The people did not load',
  },
  { name: 'an account', as: 'admin', path: '/account', shows: 'Your devices' },
  {
    name: 'an account with a wrong password',
    as: 'agent',
    path: '/account',
    prepare: refuseRequests('account/password', 400, {
      code: 'password_short',
      message: 'A password has at least twelve characters.',
    }),
    act: steps(fill('New password', 'a lamp for every hour'), press('Set a password')),
    shows: 'A password has at least twelve characters.',
  },
  {
    name: 'an account without the database',
    as: 'agent',
    path: '/account',
    prepare: failRequests('account'),
    shows: 'Passkeys and devices did not load',
  },
  { name: 'settings', as: 'admin', path: '/settings', shows: 'What changes' },
  {
    name: 'settings with an invalid figure',
    as: 'admin',
    path: '/settings',
    act: steps(fill(/hours|promise|Message/i, 'soon'), press(/^Save/)),
    shows: 'Enter 1 to 168 hours, or leave it empty.',
  },
  {
    name: 'settings with a conflict',
    as: 'admin',
    path: '/settings',
    prepare: async (opening) => {
      const { desk, seed } = opening;
      const now = (await desk.ask(seed.admin, 'GET', 'settings')).json();
      now.fit.rate = 45;
      const refusal = { code: 'changed', now, by: await desk.idOf(seed.agent), at: new Date().toISOString() };
      await opening.page.route('**/desk/api/settings', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
      );
    },
    act: steps(fill(/hours|promise|Message/i, '12'), press(/^Save/)),
    shows: /^Mei saved other settings at/,
  },
  {
    name: 'settings without the database',
    as: 'admin',
    path: '/settings',
    prepare: failRequests('settings'),
    shows: 'The settings did not load',
  },
  {
    name: 'saved replies',
    as: 'agent',
    path: '/settings/replies',
    prepare: changeResponse('saved-replies', () => [
      {
        id: '1',
        name: 'Price of a show',
        shortcut: 'price',
        text: 'Hi {first name}, it is $2,499.',
        by: '',
        changedAt: new Date(0).toISOString(),
      },
    ]),
    shows: 'Price of a show',
  },
  {
    name: 'a saved reply without a text',
    as: 'admin',
    path: '/settings/replies',
    act: steps(press('New saved reply'), press('Save reply')),
    shows: 'Write the text first.',
  },
  {
    name: 'the saved replies without the database',
    as: 'agent',
    path: '/settings/replies',
    prepare: failRequests('saved-replies'),
    shows: 'The saved replies did not load',
  },
  { name: 'an editor’s account', as: 'editor', path: '/account', shows: 'Your devices' },
  { name: 'a screen without permission', as: 'editor', path: '/leads', shows: /can change that/ },
  { name: 'an unknown screen', as: 'agent', path: '/nothing', shows: 'Page not found' },
];
