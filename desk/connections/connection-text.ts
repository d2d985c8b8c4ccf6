import type { Connection, ConnectionKind, Delivery } from '#shared/desk/connections.ts';

export const kindNames: Record<ConnectionKind, string> = {
  webhook: 'Webhook',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  calendar: 'Scheduler',
};

export const kindHints: Record<ConnectionKind, string> = {
  webhook: 'For HubSpot, Zapier, Make or your own server. Each request is signed.',
  slack: 'In Slack: Apps, Incoming Webhooks, Add to Slack. Paste the webhook URL that it shows.',
  teams:
    'In Teams: open the channel’s Workflows, add “Post to a channel when a webhook request is received”, and paste its webhook URL.',
  discord: 'In Discord: Edit channel, Integrations, Webhooks, Copy webhook URL.',
  calendar:
    'Cal.com, Calendly, or another tool that signs its webhooks. A booked call appears in the lead with the same email address, or becomes a new lead.',
};

type Health = { tone: 'ok' | 'plain' | 'amber'; text: string };

/** @param formatTime formats an ISO 8601 time */
export function describeHealth(connection: Connection, formatTime: (at: string) => string): Health {
  const { state, reason, stateAt, failingSince, lastTaken, heardAt, kind } = connection;
  if (state === 'ended') return { tone: 'amber', text: `Stopped by the receiver, ${formatTime(stateAt)}` };
  if (state === 'paused') {
    const why = {
      person: 'Paused',
      failing: 'Paused after failing for three days',
      key: 'Paused, HOOKS_KEY has changed',
      gone: 'Paused',
    }[reason ?? 'person'];
    return { tone: reason === 'person' ? 'plain' : 'amber', text: `${why}, ${formatTime(stateAt)}` };
  }
  if (failingSince) return { tone: 'amber', text: `Failing since ${formatTime(failingSince)}. Retrying.` };
  if (kind === 'calendar')
    return heardAt
      ? { tone: 'ok', text: `Last event ${formatTime(heardAt)}` }
      : { tone: 'plain', text: 'No events yet' };
  return lastTaken
    ? { tone: 'ok', text: `Last delivery ${formatTime(lastTaken)}` }
    : { tone: 'plain', text: 'No deliveries yet' };
}

const outcomeTexts: Partial<Record<Delivery['state'], string>> = {
  done: ', delivered later',
  dead: ', given up',
};

/** The result of one delivery attempt. @param formatTime formats an ISO 8601 time */
export function deliveryText(delivery: Delivery, formatTime: (at: string) => string): string {
  const { taken, status, milliseconds, state, dueAt, answer } = delivery;
  // Without a response, `answer` contains the reason.
  const response = status === null ? answer.replace(/\.$/, '') || 'No response' : `Response ${status}`;
  const time = `${(milliseconds / 1_000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
  if (taken) return `Delivered, ${status}, ${time}`;
  if (state === 'queued' && dueAt) return `${response}, ${time}, next try ${formatTime(dueAt)}`;
  return `${response}, ${time}${(!delivery.test && outcomeTexts[state]) || ''}`;
}
