type EventTexts = { name: string; chatTitle: string; sentWhen: string };

/** Webhook events: name in the desk, title of the chat message, description in docs/webhooks.md. */
export const eventTexts = {
  'lead.created': { name: 'New lead', chatTitle: 'New lead', sentWhen: 'a stored form becomes a lead' },
  'lead.updated': {
    name: 'Lead changed',
    chatTitle: 'Lead changed',
    sentWhen: 'the status or the assignee of a lead changes',
  },
  'lead.erased': {
    name: 'Lead erased',
    chatTitle: 'Lead erased',
    sentWhen: 'a lead is deleted on request or at the end of its retention',
  },
  'subscriber.confirmed': {
    name: 'Subscriber confirmed',
    chatTitle: 'New newsletter subscriber',
    sentWhen: 'an address confirms the newsletter',
  },
  'subscriber.left': {
    name: 'Subscriber unsubscribed',
    chatTitle: 'A subscriber left the newsletter',
    sentWhen: 'an address unsubscribes from the newsletter',
  },
  'call.booked': {
    name: 'Call booked',
    chatTitle: 'Call booked',
    sentWhen: 'the scheduler reports a booked call',
  },
  'content.published': {
    name: 'Site published',
    chatTitle: 'The site was published',
    sentWhen: 'a release goes live',
  },
} satisfies Record<string, EventTexts>;

export type HookEvent = keyof typeof eventTexts;
export const hookEvents = Object.keys(eventTexts) as [HookEvent, ...HookEvent[]];

export const outgoingKinds = ['webhook', 'slack', 'teams', 'discord'] as const;
export const connectionKinds = [...outgoingKinds, 'calendar'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export type Connection = {
  id: string;
  kind: ConnectionKind;
  name: string;
  /** Host and last four characters of the URL; null for a scheduler. */
  address: { host: string; tail: string } | null;
  /** Last four characters of the secret. */
  secretTail: string | null;
  /** Until then, messages are also signed with the previous secret. */
  oldSecretUntil: string | null;
  events: HookEvent[];
  isFull: boolean;
  state: 'active' | 'paused' | 'ended';
  /** Why it is not active. `key`: HOOKS_KEY changed since it was saved. */
  reason: 'person' | 'failing' | 'gone' | 'key' | null;
  stateAt: string;
  failingSince: string | null;
  heardAt: string | null;
  /** Time zone for scheduler times that are sent without one; null for the desk's. */
  timeZone: string | null;
  lastTaken: string | null;
  waiting: number;
  missed: number;
};

export type ConnectionsPage = {
  /** Connections can be added only if HOOKS_KEY is set. */
  hasKey: boolean;
  calendarUrl: string;
  connections: Connection[];
};

/** `POST connections`: a scheduler has no URL. */
export type NewConnection = {
  kind: ConnectionKind;
  name: string;
  address?: string;
  events: HookEvent[];
  isFull: boolean;
  timeZone?: string | null;
};
export type ConnectionSecret = { id: string; secret: string | null };

type EventSelection = Pick<Connection, 'events' | 'isFull'>;

export type ConnectionChange = {
  name?: string;
  told?: EventSelection & { was: EventSelection };
  state?: 'active' | 'paused';
  timeZone?: string | null;
};

/** `POST connections/:id/secret`: `was` is the last four characters of the secret to replace. */
export type SecretChange = { was: string };

export type TestEventResult = { event: HookEvent };

/** `GET connections/:id/deliveries`: the last 50, newest first. */
export type Delivery = {
  id: string;
  job: string;
  event: HookEvent;
  ref: string | null;
  test: boolean;
  at: string;
  attempt: number;
  taken: boolean;
  status: number | null;
  milliseconds: number;
  answer: string;
  state: 'queued' | 'done' | 'held' | 'dead' | 'uncertain';
  dueAt: string | null;
};

export type LeadDelivery = {
  connection: string;
  event: HookEvent;
  state: Delivery['state'];
  at: string;
};
