import type { Lead, LeadPage } from '#shared/desk/api.ts';

export type DeskClient = {
  /**
   * @param path below `/desk/api/`
   * @throws Error when the request is refused
   */
  get<T>(path: string): Promise<T>;
  listen(onEvent: () => void, signal: AbortSignal): Promise<void>;
};

export function createDeskClient(address: string, cookie: string): DeskClient {
  const headers = { cookie };
  return {
    get: async (path) => {
      const answer = await fetch(`${address}/desk/api/${path}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    listen: async (onEvent, signal) => {
      const { body } = await fetch(`${address}/desk/api/events`, { headers, signal });
      for await (const bytes of body ?? []) if (new TextDecoder().decode(bytes).includes('data:')) onEvent();
    },
  };
}

/** Paths of a desk's requests, by name. `time` counts the repetitions. @param member a member with assigned leads */
async function createRequests(
  desk: DeskClient,
  member: string,
): Promise<Record<string, (time: number) => string>> {
  const { leads, next } = await desk.get<LeadPage>('leads');
  const { next: nextOfAll } = await desk.get<LeadPage>('leads?view=all');
  const { email } = await desk.get<Lead>(`leads/${leads[0]?.ref}`);
  return {
    'open, earliest deadline first': () => 'leads',
    'open, earliest deadline first, second page': () => `leads?after=${next}`,
    'all, second page': () => `leads?view=all&after=${nextOfAll}`,
    'open, newest first': () => 'leads?sort=newest',
    overdue: () => 'leads?view=overdue',
    brands: () => 'leads?view=brands',
    'search, one lead': (time) => `leads?view=all&q=${createFullNameQuery(leads, time)}`,
    'search, an email address': () => `leads?view=all&q=${encodeURIComponent(`${email}`)}`,
    'search, no match': (time) => `leads?view=all&q=zzz${time}`,
    'search, two letters': (time) => `leads?q=${['an', 'da', 'ma', 'ri'][time % 4]}`,
    'search, most addresses match': () => 'leads?q=gmail',
    'search, two common words': () => 'leads?view=all&q=an%20gm',
    'search, all, newest first': () => 'leads?view=all&q=skin&sort=newest',
    'search, including messages': () => 'leads?q=spring&messages=1',
    'search with filters': () => 'leads?view=all&form=early_access_signups&status=won&q=da',
    form: () => 'leads?form=early_access_signups',
    status: () => 'leads?view=all&status=won',
    'status, form and assignee': () => `leads?view=all&status=won&form=contact_submissions&who=${member}`,
    assignee: () => `leads?who=${member}`,
    unassigned: () => 'leads?who=nobody&sort=newest',
    overview: () => 'overview',
    'a lead': (time) => `leads/${leads[time % leads.length]?.ref}`,
  };
}

/** Sends each request the given number of times, and prints the median and the 99th percentile in ms. */
export async function measureRequests(desk: DeskClient, member: string, times: number): Promise<void> {
  const questions = await createRequests(desk, member);
  console.log('| | median ms | p99 ms |\n| --- | ---: | ---: |');
  for (const [name, path] of Object.entries(questions)) {
    const durations: number[] = [];
    for (let time = 0; time < times; time++) {
      const begun = performance.now();
      await desk.get(path(time));
      durations.push(performance.now() - begun);
    }
    console.log(`| ${name} | ${formatQuantile(durations, 0.5)} | ${formatQuantile(durations, 0.99)} |`);
  }
}

/** A quantile, rounded to a tenth. */
export function formatQuantile(figures: number[], quantile: number, digits = 1): string {
  const sorted = figures.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * quantile) - 1] ?? Number.NaN).toFixed(digits);
}

function createFullNameQuery(leads: LeadPage['leads'], time: number): string {
  return encodeURIComponent(leads[time % leads.length]?.name ?? '');
}
