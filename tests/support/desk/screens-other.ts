import {
  admin,
  agent,
  changeResponse,
  editor,
  failRequests,
  fill,
  press,
  refuseRequests,
  type Screen,
  steps,
  withoutDatabase,
} from './screen-steps.ts';

export const otherScreens: Screen[] = [
  agent('/quarantine', 'quarantine', /^Held:/),
  agent('/quarantine', 'an empty quarantine', 'Nothing held for review', {
    prepare: changeResponse('quarantine', () => []),
  }),
  agent('/quarantine', 'deleting a quarantined form', 'This can’t be undone.', { act: press(/^Delete/) }),
  agent('/quarantine', 'the quarantine without the database', 'Held entries did not load', {
    prepare: withoutDatabase('quarantine'),
  }),
  agent('/numbers', 'numbers', 'Reply times'),
  agent('/numbers?days=90', 'numbers of 90 days', 'Reply times'),
  agent('/numbers', 'numbers without the database', 'The reports did not load', {
    prepare: withoutDatabase('numbers'),
  }),
  admin('/people', 'people', 'Ruben Salas'),
  admin('/people', 'an invite with its link', /^Copy the link for lee@cue.example/, {
    act: steps(fill('Work email', 'lee@cue.example'), press('Create invite link')),
  }),
  admin('/people', 'an invite without an address', 'Enter one address, such as name@agency.com.', {
    act: press('Create invite link'),
  }),
  admin('/people', 'disabling a member', 'Disable Ruben Salas?', {
    act: steps(press('More for Ruben Salas'), press('Disable', 'menuitem')),
  }),
  admin('/people', 'people without the database', 'The people did not load', {
    prepare: failRequests('people'),
  }),
  admin('/account', 'an account', 'Your devices'),
  agent('/account', 'an account with a wrong password', 'A password has at least twelve characters.', {
    prepare: refuseRequests('account/password', 400, {
      code: 'password_short',
      message: 'A password has at least twelve characters.',
    }),
    act: steps(fill('New password', 'a lamp for every hour'), press('Set a password')),
  }),
  agent('/account', 'an account without the database', 'Passkeys and devices did not load', {
    prepare: failRequests('account'),
  }),
  admin('/settings', 'settings', 'What changes'),
  admin('/settings', 'settings with an invalid figure', 'Enter 1 to 168 hours, or leave it empty.', {
    act: steps(fill(/hours|promise|Message/i, 'soon'), press(/^Save/)),
  }),
  admin('/settings', 'settings with a conflict', /^Mei saved other settings at/, {
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
  }),
  admin('/settings', 'settings without the database', 'The settings did not load', {
    prepare: failRequests('settings'),
  }),
  agent('/settings/replies', 'saved replies', 'Price of a show', {
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
  admin('/settings/replies', 'a saved reply without a text', 'Enter the text of the reply.', {
    act: steps(press('New saved reply'), press('Save reply')),
  }),
  agent('/settings/replies', 'the saved replies without the database', 'The saved replies did not load', {
    prepare: failRequests('saved-replies'),
  }),
  editor('/account', 'an editor’s account', 'Your devices'),
  editor('/leads', 'a screen without permission', /can give you access/),
  agent('/nothing', 'an unknown screen', 'Page not found'),
];
