import type { Visit } from '#shared/visit.ts';
import type { LeadDelivery } from './connections.ts';
import type { Status } from './statuses.ts';

/**
 * Types of the desk's API under `/desk/api`. The server validates requests (server/desk/); the desk trusts responses.
 * Times are ISO 8601 in UTC.
 */

export type Role = 'admin' | 'agent' | 'editor';

export type KeptBy = 'mail' | 'call' | 'elsewhere' | 'not_fit' | 'spam' | 'machine';

export type Person = { id: string; name: string; email: string; role: Role; disabled: boolean };

export type Me = Person & {
  /** Keys without a modifier are switched on. */
  singleKeys: boolean;
  hasPassword: boolean;
};

export type Session = {
  me: Me;
  /** All members, disabled ones too: histories name them. */
  people: Person[];
  settings: Settings;
  /** Brand, public origin and time zone of the agency. */
  site: { brand: string; url: string; timeZone: string; zoneCity: string };
};

export type Settings = {
  promises: { form: string; hours: number | null; byMail: boolean }[];
  hours: {
    /** 0 is Sunday. */
    days: number[];
    /** `09:00` and `18:00`, in the site's time zone. */
    from: string;
    to: string;
  };
  /** Rules for a good fit; null means not required. */
  fit: {
    followers: number | null;
    gmv: number | null;
    noAgency: boolean;
    categories: string[];
    filmingSpace: boolean;
    training: boolean;
    /** US dollars an hour, at most. */
    rate: number | null;
  };
};

/** Counts of leads end here, which means so many or more. */
export const mostCounted = 1_000;

/** `open` leaves out won, lost and spam; `overdue` is past its promise or bounced. Quarantine has a list of its own. */
export const views = ['open', 'new', 'mine', 'overdue', 'creators', 'brands', 'all'] as const;
export type View = (typeof views)[number];
export const sorts = ['due', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export type SettingsChange = { settings: Settings; was: Settings };
export type SettingsConflict = {
  code: 'changed';
  now: Settings;
  /** Author and time of the other change; null when unknown. */
  by: string | null;
  at: string | null;
};

/**
 * Filter of leads: the query of `GET leads`, of `GET export` and of the desk's address. Unset fields are left out.
 */
export type LeadFilter = {
  view?: View;
  /** A table's name. */
  form?: string;
  status?: Status;
  who?: string;
  /** Words; each finds what begins like it in names, addresses, companies, handles. */
  q?: string;
  /** `1` searches what they wrote as well. */
  messages?: '1';
  sort?: Sort;
  after?: string;
};

export type Clock = {
  /** Until when the promise runs; null when nothing is promised. */
  dueAt: string | null;
  keptAt: string | null;
  keptBy: KeptBy | null;
  bouncedAt: string | null;
  /** The promise is a mail that the machine sends at once, not a person's answer. */
  byMail: boolean;
  /** Hours of the deadline; null for an automatic email or none. */
  hours: number | null;
};

export type LeadRow = {
  /** `m-2291`: names the lead in addresses; the letter is the form's. */
  ref: string;
  form: string;
  createdAt: string;
  name: string;
  aside: string;
  summary: string;
  source: string | null;
  status: Status;
  assignee: string | null;
  unread: boolean;
  test: boolean;
  clock: Clock;
};

/** `GET leads`: at most 50. */
export type LeadPage = {
  leads: LeadRow[];
  next: string | null;
};

/** A promise that is running, or broken: a mark of the rundown. */
export type Running = {
  ref: string;
  name: string;
  form: string;
  assignee: string | null;
  clock: Clock;
  createdAt: string;
};

export type Overview = {
  counts: Record<Exclude<View, 'all'> | 'all' | 'quarantine' | 'unread', number>;
  /** Oldest due first, at most 200. */
  running: Running[];
  mail: {
    /** `off`: no server is set, mails are files on the server's disk. */
    state: 'going' | 'waiting' | 'off' | 'stopped';
    lastAt: string | null;
    waiting: number;
  };
  /** Stored rows that no worker has attended to, when that has lasted for a minute. */
  unattended: number;
  isFirstRun: boolean;
};

/** A mail about this lead and what became of it. */
export type LeadMail = {
  id: string;
  /** `mail.received`, `mail.roi`, `mail.reply` ... */
  kind: string;
  subject: string;
  at: string;
  state: 'queued' | 'done' | 'held' | 'uncertain' | 'dead';
  attempts: number;
  reply: string | null;
  doneAt: string | null;
};

export type LeadEvent = {
  id: string;
  at: string;
  /** Null for the machine. */
  by: string | null;
} & (
  | { kind: 'arrived' }
  /** `wonAmount` of a won lead that is won no more. */
  | { kind: 'status'; detail: { from: Status; to: Status; wonAmount?: number } }
  | { kind: 'assign'; detail: { from: string | null; to: string | null } }
  | { kind: 'note'; detail: { text: string } }
  /** They stop the clock; `status` is what it was before, where they changed it. */
  | {
      kind: 'call' | 'elsewhere' | 'not_fit' | 'spam';
      detail: { text?: string; from?: Status; wonAmount?: number };
    }
  | { kind: 'reply'; detail: { reply: string; subject: string } }
  | { kind: 'mail'; detail: { mail: string; state: string; reply: string | null } }
  | { kind: 'email'; detail: { to: string } }
  | { kind: 'amount'; detail: { from: number | null; to: number | null } }
  /** A scheduler told of it; by null. */
  | { kind: 'booked'; detail: { startsAt: string | null } }
  | { kind: 'undo'; detail: { event: string; of: string } }
);

/** Another form from the same address. */
export type Related = {
  ref: string;
  form: string;
  createdAt: string;
  summary: string;
  status: Status;
  /** The stored row, for comparisons of calculations. */
  row: Record<string, unknown>;
};

/** `GET leads/:ref`. */
export type Lead = LeadRow & {
  /** The visit that it came from, and the page of its form; null where that was not recorded. */
  visit: (Partial<Visit> & { form?: string }) | null;
  /** Deal value in US dollars. */
  wonAmount: number | null;
  email: string | null;
  correctedEmail: string | null;
  /** The stored row as it was sent. */
  row: Record<string, unknown>;
  related: Related[];
  mails: LeadMail[];
  told: LeadDelivery[];
  /** Oldest first. */
  events: LeadEvent[];
  /** Whether anything may be sent to the address: null, or why not. */
  suppressed: 'left' | 'refused' | null;
  /** Newsletter: confirmed since. */
  confirmedAt: string | null;
};

export type Change =
  | { field: 'status'; value: Status; was: Status }
  | { field: 'assignee'; value: string | null; was: string | null };
export type Conflict = {
  code: 'changed';
  now: string | null;
  by: string | null;
  at: string | null;
};

/**
 * Response to `PATCH leads/:ref` and `POST leads/:ref/events`: the activity entry, for undo; null when nothing
 * changed.
 */
export type Changed = { event: string | null };

/** `POST leads/bulk`: at most 200 refs; `was` is what was seen of all of them, or of each in their order. */
export type BulkChanged = {
  changed: ({ ref: string } & Changed)[];
  conflicts: (Conflict & { ref: string })[];
  /** Deleted meanwhile. */
  gone: string[];
};

/** `PATCH leads/:ref/email`: `was` is the address that mails went to before; 409 with `Conflict` when it is another. */
export type CorrectedEmail = { email: string; was: string | null };

/** `PATCH leads/:ref/amount`: what was won, in US dollars; 409 when it is no more what was seen, or the lead is not won. */
export type WonAmount = { amount: number | null; was: number | null };

/** `POST leads/:ref/events`: the id is the desk's own, so that a second press is the same line. */
export type NewEvent = {
  id: string;
  kind: 'note' | 'call' | 'elsewhere' | 'not_fit' | 'spam';
  text?: string;
};

/** `POST leads/:ref/undo`: takes back a change or what stopped the clock, for a minute after it was done. */
export type Undo = { event: string };
export type BulkUndo = { undo: (Undo & { ref: string })[] };
export type BulkUndone = {
  undone: number;
  conflicts: BulkChanged['conflicts'];
  gone: string[];
};

/** `POST leads/:ref/replies`: a mail to the lead; the id is the desk's own. */
export type NewReply = { id: string; subject: string; body: string };

/** `POST leads/:ref/presence`: says that it is open. @returns the others who have it open */
export type Presence = { others: string[] };

/** `GET leads/:ref/mails/:id`. */
export type MailToRead = { to: string; from: string; subject: string; text: string };

/** `GET quarantine`. */
export type Quarantined = {
  id: string;
  form: string;
  at: string;
  name: string;
  aside: string;
  summary: string;
  /** In words. */
  reason: string;
  daysLeft: number;
};

export type Erasure = { email: string; parts: { name: string; rows: number }[] };

/** `GET people`. */
export type PeoplePage = {
  people: (Person & { lastSeenAt: string | null; passkeys: number; hasPassword: boolean; open: number })[];
  invites: { email: string; role: Role; expiresAt: string; invitedBy: string | null }[];
};
/** `POST people/invites`: the link is shown once; `mailed` when it went out by mail too. */
export type Invited = { email: string; role: Role; link: string; expiresAt: string; mailed: boolean };

/** `GET account`: one's own devices and passkeys. */
export type Account = {
  sessions: { id: string; device: string; createdAt: string; seenAt: string; isThis: boolean }[];
  passkeys: { id: string; createdAt: string; usedAt: string | null }[];
};

/** `GET sign-in`: which ways in there are. */
export type WaysIn = { openId: { name: string } | null; passkeys: boolean };
/** `GET invite/:token`. 404 when it is used, replaced or too old. */
export type InviteToRead = { email: string; role: Role; invitedBy: string | null; expiresAt: string };

/** `GET numbers?days=&to=`: test leads and spam are not counted. */
export type Numbers = {
  days: number;
  from: string;
  to: string;
  /** Whether visits are counted now; earlier sums stay available. */
  isCounting: boolean;
  sources: {
    /** In words; `Not recorded` and `Other` are two of them. */
    source: string;
    visits: number;
    opened: number;
    sent: number;
    won: number;
    /** US dollars. */
    amount: number;
  }[];
  /** A line for each step of the survey. */
  survey: { reached: number; wentOn: number }[];
  /** From when on promises and answers are looked at: of a long span its last quarter of a year. */
  promisesFrom: string;
  promises: {
    form: string;
    /** Hours; null for a mail. */
    hours: number | null;
    due: number;
    inTime: number;
    late: number;
    lateNow: number;
    bounced: number;
    medianSeconds: number | null;
    /** Hours to the first reply, one value per lead, at most 500. `open` ones are still running late. */
    answers: { hours: number; late: boolean; open: boolean }[];
  }[];
  byPerson: {
    member: string;
    answered: number;
    inTime: number;
    late: number;
    medianSeconds: number | null;
    open: number;
  }[];
  /** Days per count. */
  pieceDays: number;
  /** Oldest first, in the site's time zone. */
  byDay: { form: string; total: number; counts: number[] }[];
};

export type Told =
  | { type: 'changed'; refs: string[]; arrived: number }
  /** Something became of a publishing: admins and editors ask `content/publishing`. */
  | { type: 'publishing' }
  /** The session ended or its rights changed. */
  | { type: 'session' };

/** Every refusal: a code for the program, words for the person. */
export type Refusal = { code: string; message: string; retryAfter?: number };
