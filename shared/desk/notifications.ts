/** `now`: immediately; `hourly`: combined in one email per hour. */
export const notificationTimes = ['now', 'hourly', 'never'] as const;
type NotificationTime = (typeof notificationTimes)[number];
export const notificationKinds = ['leads', 'assigned', 'replied', 'half', 'missed', 'reminders'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const newLeadScopes = ['all', 'brands', 'creators', 'unassigned'] as const;
type NewLeadScope = (typeof newLeadScopes)[number];

/** The emails that a member gets about leads. */
export type NotificationChoices = Record<NotificationKind, NotificationTime> & {
  leadsOf: NewLeadScope;
  /** Whose leads to report missed deadlines of. */
  missedOf: 'mine' | 'everyone';
  /** Outside opening hours, emails are held until the desk opens, except emails about missed deadlines. */
  onlyOpen: boolean;
};

/** `GET account/notifications`. `PATCH` accepts any of the choices. */
export type Notifications = {
  choices: NotificationChoices;
  /** When the last email was accepted by the mail server; null for none. */
  lastAt: string | null;
  /** When the last email was refused; null if a later one was accepted. */
  refusedAt: string | null;
};
