/** `now`: immediately; `hourly`: combined in one email per hour. */
export const notificationTimes = ['now', 'hourly', 'never'] as const;
type NotificationTime = (typeof notificationTimes)[number];
export const notificationKinds = ['leads', 'assigned', 'replied', 'half', 'missed', 'reminders'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const newLeadScopes = ['all', 'brands', 'creators', 'unassigned'] as const;
type NewLeadScope = (typeof newLeadScopes)[number];

export type NotificationChoices = Record<NotificationKind, NotificationTime> & {
  leadsOf: NewLeadScope;
  /** The leads whose missed deadlines are reported. */
  missedOf: 'mine' | 'everyone';
  /** Outside opening hours, emails are held until the desk opens, except emails about missed deadlines. */
  onlyOpen: boolean;
};

export type Notifications = {
  choices: NotificationChoices;
  /** When the mail server last accepted a notification; null if never. */
  lastAt: string | null;
  /** When the mail server last refused a notification; null if it accepted a later one. */
  refusedAt: string | null;
};
