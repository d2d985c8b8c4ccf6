import type { Visit } from '#shared/visit.ts';
import type { LeadDelivery } from './connections.ts';
import type { LeadEvent, LeadMail, ReceivedMail } from './conversation.ts';
import type { Status } from './statuses.ts';

/**
 * Types of the desk's API under `/desk/api`. The server validates requests (server/desk/); the desk trusts responses.
 * Times are ISO 8601 in UTC.
 */

export type Role = 'admin' | 'agent' | 'editor';

/** `closed`: the lead was set to won, lost or spam. `no_reply`: a member decided that no reply is needed. */
export type AnsweredBy =
  | 'mail'
  | 'call'
  | 'elsewhere'
  | 'no_reply'
  | 'not_fit'
  | 'spam'
  | 'machine'
  | 'booked'
  | 'closed';

export type Person = { id: string; name: string; email: string; role: Role; disabled: boolean };

export type Me = Person & {
  /** Keyboard shortcuts without a modifier are enabled. */
  singleKeys: boolean;
  hasPassword: boolean;
  /** Signature of replies, at most four lines; empty for the default of name and brand. */
  signature: string;
};

export type Session = {
  me: Me;
  /** All members, including disabled ones, because activities still refer to them. */
  people: Person[];
  /** null for editors, who have no leads. */
  settings: Settings | null;
  site: { brand: string; url: string; timeZone: string; zoneCity: string; bookingLink: string };
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
  bookings: { isAnswer: boolean };
  /** null means not required. */
  fit: {
    followers: number | null;
    gmv: number | null;
    noAgency: boolean;
    categories: string[];
    filmingSpace: boolean;
    training: boolean;
    /** Maximum in US dollars an hour. */
    rate: number | null;
  };
};

/** Lead counts are capped here: the value means this many or more. */
export const maxLeadCount = 1_000;

/**
 * `open`: staff must act; includes `new` and `overdue`. `overdue`: missed deadline or bounced
 * automatic email. `waiting`: we replied and nothing is due. `mine`, `creators` and `brands` exclude won, lost and spam
 * only. Quarantine has its own list.
 */
export const views = ['open', 'new', 'mine', 'overdue', 'waiting', 'creators', 'brands', 'all'] as const;
export type View = (typeof views)[number];
export const sorts = ['due', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export type SettingsChange = { settings: Settings; was: Settings };
export type SettingsConflict = {
  code: 'changed';
  now: Settings;
  by: string | null;
  at: string | null;
};

export type LeadFilter = {
  view?: View;
  /** Table name. */
  form?: string;
  status?: Status;
  who?: string;
  /** Search words; each matches the beginning of a word in names, addresses, companies and handles. */
  q?: string;
  messages?: '1';
  sort?: Sort;
  after?: string;
};

export type DeadlineState = {
  dueAt: string | null;
  /** When the deadline restarted; missing if it never did. */
  since?: string;
  answeredAt: string | null;
  answeredBy: AnsweredBy | null;
  bouncedAt: string | null;
  /** An automatic email is the reply, so there is no deadline for staff. */
  byMail: boolean;
  /** Hours from submission to the deadline; null for an automatic email or without a deadline. */
  hours: number | null;
};

/** The lead's next call, otherwise its last one. */
export type Booking = {
  meeting: string | null;
  /** Null if the scheduler did not send it. */
  startsAt: string | null;
  /** The previous time, before the call was last moved. */
  wasAt: string | null;
  moves: number;
  /** Whether the call was moved and no member has opened the lead since then. */
  isNewMove: boolean;
  canceledAt: string | null;
};

export type LeadRow = {
  /** Such as `m-2291`, see `leadRef`. */
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
  clock: DeadlineState;
  booking: Booking | null;
  isOpen: boolean;
  isWaiting: boolean;
  /** The last reply bounced or was not confirmed. */
  replyFailedAt: string | null;
  /** The customer marked one of our emails as spam. */
  isComplaint: boolean;
  remindAt: string | null;
  remindNote: string | null;
  remindMember: string | null;
  /** The start of the customer's last email, until it is answered. */
  heard?: { at: string; text: string };
};

export type LeadPage = {
  leads: LeadRow[];
  next: string | null;
};

/** A lead in the view `open`, or with a reminder. */
export type OpenLead = Pick<
  LeadRow,
  | 'ref'
  | 'name'
  | 'form'
  | 'assignee'
  | 'clock'
  | 'createdAt'
  | 'isOpen'
  | 'remindAt'
  | 'remindNote'
  | 'remindMember'
>;

export type UpcomingCall = Pick<OpenLead, 'ref' | 'name' | 'form' | 'assignee'> & { startsAt: string };

export type Overview = {
  counts: Record<Exclude<View, 'all'> | 'all' | 'quarantine' | 'unread' | 'unsorted', number>;
  /** Earliest deadline first, at most 200; `isCut` is true if there are more. */
  running: OpenLead[];
  calls: UpcomingCall[];
  isCut: boolean;
  mail: {
    /** `off`: no mail server is configured, emails are written to files. */
    state: 'going' | 'waiting' | 'off' | 'stopped';
    lastAt: string | null;
    waiting: number;
  };
  /** Null while the mailbox for customers' replies is reachable, or if there is none. */
  mailboxFailingSince: string | null;
  /** Number of rows that no worker has processed for a minute. */
  unattended: number;
  /** Address that gets the emails about new leads if no member gets them; otherwise null. */
  newLeadsOnlyTo: string | null;
  isFirstRun: boolean;
};

/** Another submission from the same email address. */
export type RelatedLead = {
  ref: string;
  form: string;
  createdAt: string;
  summary: string;
  status: Status;
  answeredAt: string | null;
  answeredBy: string | null;
  row: Record<string, unknown>;
};

export type Lead = LeadRow & {
  visit: (Partial<Visit> & { form?: string }) | null;
  /** Deal value in US dollars. */
  wonAmount: number | null;
  email: string | null;
  correctedEmail: string | null;
  row: Record<string, unknown>;
  related: RelatedLead[];
  mails: LeadMail[];
  /** Oldest first. */
  received: ReceivedMail[];
  told: LeadDelivery[];
  /** Oldest first. */
  events: LeadEvent[];
  /** Why the address receives no emails; null if it does. */
  suppressed: 'left' | 'refused' | 'complained' | null;
  /** The customer wrote after our reply and waits for another one. An event `no_reply` clears this. */
  canSkipReply: boolean;
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

/** `PATCH leads/:ref`, `POST leads/:ref/events`: the activity entry, for undo; null when nothing changed. */
export type ChangeResult = { event: string | null };

/** `POST leads/bulk`: at most 200 refs; `was` is the previous value: one for all leads, or one per lead in order. */
export type BulkChangeResult = {
  changed: ({ ref: string } & ChangeResult)[];
  conflicts: (Conflict & { ref: string })[];
  /** Refs of leads that were deleted in the meantime. */
  gone: string[];
};

/** `PATCH leads/:ref/email`: `was` is the previous recipient; 409 with `Conflict` when it differs. */
export type CorrectedEmail = { email: string; was: string | null };

/** `PATCH leads/:ref/amount`: amount in US dollars; 409 if it was changed in the meantime, or the lead is not won. */
export type WonAmount = { amount: number | null; was: number | null };

/** `POST leads/:ref/events`: the client chooses the id, so that a repeated request adds nothing. */
export type NewLeadEvent = {
  id: string;
  kind: 'note' | 'call' | 'elsewhere' | 'no_reply' | 'not_fit' | 'spam';
  text?: string;
};

/** `PUT leads/:ref/reminder`: compare-and-set; a null `at` removes it. `member` defaults to the sender. */
export type NewReminder = { at: string | null; note?: string; member?: string; was: Reminder | null };
export type Reminder = { at: string; note: string | null; member: string | null };
export type ReminderConflict = {
  code: 'changed';
  now: Reminder | null;
  /** Author and time of the other change; null if the reminder was cleared because the customer wrote, or the lead was answered or closed. */
  by: string | null;
  at: string | null;
};

export const maxReminderNote = 200;

/** `POST leads/:ref/undo`: reverts a change or restarts the deadline, within one minute. */
export type Undo = { event: string };
export type BulkUndo = { undo: (Undo & { ref: string })[] };
export type BulkUndoResult = {
  undone: number;
  conflicts: BulkChangeResult['conflicts'];
  gone: string[];
};

/** `to` is the lead's address (the default) or another one from which the customer wrote. */
export type NewReply = { id: string; subject: string; body: string; to?: string };

/** `POST leads/:ref/presence`: reports that the lead is open; returns the other members who have it open. */
export type Presence = { others: string[] };

export type MailText = { to: string; from: string; subject: string; text: string };

export type QuarantinedEntry = {
  id: string;
  form: string;
  at: string;
  name: string;
  aside: string;
  summary: string;
  reason: string;
  daysLeft: number;
};

export type Erasure = { email: string; parts: { name: string; rows: number }[] };

export type PeoplePage = {
  people: (Person & {
    lastSeenAt: string | null;
    passkeys: number;
    hasPassword: boolean;
    open: number;
    getsNewLeads: boolean;
  })[];
  invites: { email: string; role: Role; expiresAt: string; invitedBy: string | null }[];
};
/** `POST people/invites`: the link is shown only once; `mailed` is true if it was also emailed. */
export type InviteResult = { email: string; role: Role; link: string; expiresAt: string; mailed: boolean };

export type Account = {
  sessions: { id: string; device: string; createdAt: string; seenAt: string; isThis: boolean }[];
  passkeys: { id: string; createdAt: string; usedAt: string | null }[];
};

export type SignInOptions = { openId: { name: string } | null; passkeys: boolean };
/** `GET invite/:token`: 404 when it is used, replaced or expired. */
export type InviteInfo = { email: string; role: Role; invitedBy: string | null; expiresAt: string };

/** `GET numbers?days=&to=`: excludes test leads and spam. */
export type Numbers = {
  days: number;
  from: string;
  to: string;
  /** Whether visits are counted now; earlier counts stay available. */
  isCounting: boolean;
  sources: {
    /** Name for staff; `Not recorded` and `Other` are possible. */
    source: string;
    visits: number;
    opened: number;
    sent: number;
    won: number;
    /** US dollars. */
    amount: number;
  }[];
  /** Leads that need a reply from staff: no subscriptions, calculations or early access. */
  inquiries: { sent: number; won: number };
  /** One entry per step of the survey. */
  survey: { reached: number; wentOn: number }[];
  /** Start of the period that `promises` and `byPerson` cover: at most the last three months of the chosen period. */
  promisesFrom: string;
  promises: {
    form: string;
    /** Hours; null for an automatic email. */
    hours: number | null;
    due: number;
    inTime: number;
    late: number;
    lateNow: number;
    bounced: number;
    medianSeconds: number | null;
    /** Hours until the reply or until now, for at most 500 leads. `late`: any deadline was missed. `open`: overdue. */
    answers: { hours: number; late: boolean; open: boolean }[];
  }[];
  byPerson: {
    member: string;
    answered: number;
    inTime: number;
    late: number;
    medianSeconds: number | null;
    /** Leads that are in the view `open` now. */
    open: number;
  }[];
  /** Leads without an assignee that are in the view `open` now. */
  unassigned: number;
  /** Days per value of `byDay.counts`. */
  pieceDays: number;
  /** Oldest first, in the site's time zone. */
  byDay: { form: string; total: number; counts: number[] }[];
};

export type LiveEvent =
  | { type: 'changed'; refs: string[] }
  /** The state of a release changed. Sent to admins and editors, who reload `content/publishing`. */
  | { type: 'publishing' }
  | { type: 'session' };

/** Body of every error response: a code for programs and a message for people. */
export type Refusal = { code: string; message: string; retryAfter?: number };
