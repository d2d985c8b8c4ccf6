import type { Screen } from './screen-steps.ts';
import { contentScreens } from './screens-content.ts';
import { inboxScreens, signedOutScreens } from './screens-inbox.ts';
import { leadScreens } from './screens-lead.ts';
import { mediaScreens } from './screens-media.ts';
import { otherScreens } from './screens-other.ts';
import { type Seed, seedDesk } from './seed.ts';
import { test as base } from './site.ts';

export const screens: Screen[] = [
  ...signedOutScreens,
  ...inboxScreens,
  ...leadScreens,
  ...otherScreens,
  ...contentScreens,
  ...mediaScreens,
];

export const test = base.extend<{ signInFor: (screen: Screen) => Promise<void> }, { seed: Seed }>({
  seed: [async ({ desk }, use) => use(await seedDesk(desk)), { scope: 'worker', timeout: 60_000 }],
  signInFor: ({ desk, seed, context }, use) =>
    use(async ({ as }) => {
      if (as === 'nobody') return;
      await context.addCookies([{ name: 'desk', value: seed[as].replace('desk=', ''), url: desk.url }]);
    }),
});
