/** `now`: immediately; `hourly`: combined in one email per hour. */
export const notificationTimes = ['now', 'hourly', 'never'] as const;
type NotificationTime = (typeof notificationTimes)[number];
export const notificationKinds = ['leads', 'assigned', 'replied', 'half', 'missed', 'reminders'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const newLeadScopes = ['all', 'brands', 'creators', 'unassigned'] as const;
type NewLeadScope = (typeof newLeadScopes)[number];

export type NotificationChoices = Record<NotificationKind, NotificationTime> & {
  leadsOf: NewLeadScope;
  /** Whose leads to report missed deadlines of. */
  missedOf: 'mine' | 'everyone';
  /** Outside opening hours, emails are held until the desk opens, except emails about missed deadlines. */
  onlyOpen: boolean;
};

export type Notifications = {
  choices: NotificationChoices;
  /** Null if none was accepted by the mail server. */
  lastAt: string | null;
  /** Null if a later one was accepted. */
  refusedAt: string | null;
};
