import type { Session } from '#shared/desk/api.ts';

/**
 * What the first screen will ask for, asked for while its code is still coming; each answer is taken once
 * (api/client.ts). Whoever is not signed in is asked for nothing more. It imports nothing, so that it waits for nothing.
 */
const answers = new Map<string, Promise<Response>>();
globalThis.earlyAnswers = answers;

const ask = (path: string) => {
  const answer = fetch(`/desk/api/${path}`, { headers: { accept: 'application/json' } });
  // Nobody may come for it.
  answer.catch(() => {});
  answers.set(path, answer);
  return answer;
};

const { pathname, search } = location;
if (!/^\/desk\/(?:sign-in|invite)/.test(pathname)) {
  ask('session').then(
    async (response) => {
      if (!response.ok || !/^\/desk(?:\/leads(?:\/|$)|\/?$)/.test(pathname)) return;
      const { me }: Session = await response.clone().json();
      if (me.role === 'editor') return;
      if (search === '') ask('leads?view=open&sort=due');
      ask('overview');
    },
    () => {},
  );
}
