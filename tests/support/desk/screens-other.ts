import {
  adminScreen,
  agentScreen,
  changeResponse,
  editorScreen,
  failRequests,
  failWithoutDatabase,
  fillField,
  pressControl,
  refuseRequests,
  runSteps,
  type Screen,
} from './screen-steps.ts';

export const otherScreens: Screen[] = [
  agentScreen('/quarantine', 'quarantine', /^Held:/),
  agentScreen('/quarantine', 'an empty quarantine', 'Nothing held for review', {
    prepare: changeResponse('quarantine', () => []),
  }),
  agentScreen('/quarantine', 'deleting a quarantined form', 'This can’t be undone.', {
    act: pressControl(/^Delete/),
  }),
  agentScreen('/quarantine', 'the quarantine without the database', 'Held entries did not load', {
    prepare: failWithoutDatabase('quarantine'),
  }),
  agentScreen('/numbers', 'numbers', 'Reply times'),
  agentScreen('/numbers?days=90', 'numbers of 90 days', 'Reply times'),
  agentScreen('/numbers', 'numbers without the database', 'The reports did not load', {
    prepare: failWithoutDatabase('numbers'),
  }),
  adminScreen('/people', 'people', 'Ruben Salas'),
  adminScreen('/people', 'an invite with its link', /^Copy the link for lee@cue.example/, {
    act: runSteps(fillField('Work email', 'lee@cue.example'), pressControl('Create invite link')),
  }),
  adminScreen('/people', 'an invite without an address', 'Enter one address, such as name@agency.com.', {
    act: pressControl('Create invite link'),
  }),
  adminScreen('/people', 'disabling a member', 'Disable Ruben Salas?', {
    act: runSteps(pressControl('More for Ruben Salas'), pressControl('Disable', 'menuitem')),
  }),
  adminScreen('/people', 'people without the database', 'The people did not load', {
    prepare: failRequests('people'),
  }),
  adminScreen('/account', 'an account', 'Your devices'),
  agentScreen('/account', 'an account with a wrong password', 'A password has at least twelve characters.', {
    prepare: refuseRequests('account/password', 400, {
      code: 'password_short',
      message: 'A password has at least twelve characters.',
    }),
    act: runSteps(fillField('New password', 'a lamp for every hour'), pressControl('Set a password')),
  }),
  agentScreen('/account', 'an account without the database', 'Passkeys and devices did not load', {
    prepare: failRequests('account'),
  }),
  adminScreen('/settings', 'settings', 'What changes'),
  adminScreen('/settings', 'settings with an invalid figure', 'Enter 1 to 168 hours, or leave it empty.', {
    act: runSteps(fillField(/hours|promise|Message/i, 'soon'), pressControl(/^Save/)),
  }),
  adminScreen('/settings', 'settings with a conflict', /^Mei saved other settings at/, {
    prepare: async (opening) => {
      const { desk, seed } = opening;
      const now = (await desk.fetch(seed.admin, 'GET', 'settings')).json();
      now.fit.rate = 45;
      const refusal = { code: 'changed', now, by: await desk.idOf(seed.agent), at: new Date().toISOString() };
      await opening.page.route('**/desk/api/settings', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
      );
    },
    act: runSteps(fillField(/hours|promise|Message/i, '12'), pressControl(/^Save/)),
  }),
  adminScreen('/settings', 'settings without the database', 'The settings did not load', {
    prepare: failRequests('settings'),
  }),
  agentScreen('/settings/replies', 'saved replies', 'Price of a show', {
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
  }),
  adminScreen('/settings/replies', 'a saved reply without a text', 'Enter the text of the reply.', {
    act: runSteps(pressControl('New saved reply'), pressControl('Save reply')),
  }),
  agentScreen(
    '/settings/replies',
    'the saved replies without the database',
    'The saved replies did not load',
    {
      prepare: failRequests('saved-replies'),
    },
  ),
  editorScreen('/account', 'an editor’s account', 'Your devices'),
  editorScreen('/leads', 'a screen without permission', /can give you access/),
  agentScreen('/nothing', 'an unknown screen', 'Page not found'),
];
