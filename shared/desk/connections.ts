/** What desk and server say to each other about connections, under `/desk/api/connections`. */

export const hookEvents = [
  'lead.created',
  'lead.updated',
  'lead.erased',
  'subscriber.confirmed',
  'subscriber.left',
  'call.booked',
  'content.published',
] as const;
export type HookEvent = (typeof hookEvents)[number];

/** Those that are told; `calendar` tells. */
export const toldKinds = ['webhook', 'slack', 'teams', 'discord'] as const;
export const connectionKinds = [...toldKinds, 'calendar'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export type Connection = {
  id: string;
  kind: ConnectionKind;
  name: string;
  /** Host and last four characters of the address; null for a scheduler. */
  address: { host: string; tail: string } | null;
  /** Last four characters. */
  secretTail: string | null;
  /** Until when the secret before signs too. */
  oldSecretUntil: string | null;
  events: HookEvent[];
  /** What visitors wrote is sent along. */
  isFull: boolean;
  state: 'active' | 'paused' | 'ended';
  /** Why it is not active. `key`: HOOKS_KEY is another one than when it was saved. */
  reason: 'person' | 'failing' | 'gone' | 'key' | null;
  stateAt: string;
  failingSince: string | null;
  /** Of a scheduler: when it was heard last. */
  heardAt: string | null;
  lastTaken: string | null;
  waiting: number;
  /** What was not taken, or came while it was paused. */
  missed: number;
};

/** `GET connections`. */
export type ConnectionsPage = {
  /** Without HOOKS_KEY nothing can be added. */
  hasKey: boolean;
  /** Where a scheduler's calls go. */
  calendarUrl: string;
  connections: Connection[];
};

/** `POST connections`: the address is left out for a scheduler. */
export type NewConnection = {
  kind: ConnectionKind;
  name: string;
  address?: string;
  events: HookEvent[];
  isFull: boolean;
};
/** What `POST connections` and `POST connections/:id/secret` answer: the secret is shown this once. */
export type WithSecret = { id: string; secret: string | null };

/** What a connection is told. */
export type Told = Pick<Connection, 'events' | 'isFull'>;

/** `PATCH connections/:id`; refused where `was` is no longer what it is told. */
export type ConnectionChange = {
  name?: string;
  told?: Told & { was: Told };
  state?: 'active' | 'paused';
};

/** `POST connections/:id/secret`: its last four characters as they were seen. Another's new one is not replaced unseen. */
export type SecretChange = { was: string };

/** `POST connections/:id/try`. */
export type Trial = { event: HookEvent };

/** `GET connections/:id/deliveries`: the last 50, the newest first. */
export type Delivery = {
  id: string;
  job: string;
  event: HookEvent;
  /** The lead's name in the desk, where it is about one. */
  ref: string | null;
  test: boolean;
  at: string;
  attempt: number;
  taken: boolean;
  status: number | null;
  milliseconds: number;
  answer: string;
  /** Of the job now: whether it will be tried again. */
  state: 'queued' | 'done' | 'held' | 'dead' | 'uncertain';
  dueAt: string | null;
};

/** What a lead's connections took: `HubSpot: taken 14:03`. */
export type LeadDelivery = {
  connection: string;
  event: HookEvent;
  state: Delivery['state'];
  at: string;
};
