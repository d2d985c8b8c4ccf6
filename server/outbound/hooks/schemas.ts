import { z } from 'zod';
import { connectionKinds, type HookEvent, hookEvents } from '#shared/desk/connections.ts';
import { statuses } from '#shared/desk/statuses.ts';

const moment = z.iso.datetime();
const status = z.enum(statuses);
const lead = z.strictObject({
  id: z.uuid().describe('permanent id of the lead'),
  ref: z.string().describe('number in the desk, for example m-2291'),
  form: z.string().describe('table of the form'),
  status,
  assignee: z.uuid().nullable().describe('id of the assigned member'),
  created_at: moment,
  link: z.url().optional().describe('URL of the lead in the desk'),
});
const person = z
  .strictObject({
    email: z.string().nullable().describe('current email address of the lead'),
    row: z.record(z.string(), z.unknown()).describe('the stored form'),
  })
  .optional()
  .describe('only if personal data is switched on');
const subscriber = z.strictObject({ id: z.guid() });
const change = <T extends z.ZodType>(value: T) => z.strictObject({ from: value, to: value }).optional();

const data = {
  'lead.created': z.strictObject({ lead, person }),
  'lead.updated': z.strictObject({
    lead,
    person,
    changes: z.strictObject({ status: change(status), assignee: change(z.uuid().nullable()) }),
  }),
  'lead.erased': z.strictObject({ lead: z.strictObject({ id: z.uuid(), ref: z.string() }) }),
  'subscriber.confirmed': z.strictObject({ subscriber, person }),
  'subscriber.left': z.strictObject({ subscriber }),
  'call.booked': z.strictObject({ lead, person, starts_at: moment.nullable() }),
  'content.published': z.strictObject({
    release: z.strictObject({ id: z.uuid(), number: z.number().int().nullable() }),
  }),
} satisfies Record<HookEvent, z.ZodObject>;

/** The data of these events can include a person. */
export const leadEvents = hookEvents.filter((type) => 'person' in data[type].shape);

const payloadOf = <Event extends HookEvent>(type: Event) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: moment.describe('time of the event'),
    test: z.literal(true).optional().describe('a test of the connection, or a test lead'),
    data: data[type],
  });

/** docs/webhooks.md is generated from these schemas. */
export const payloadSchemas = Object.fromEntries(
  hookEvents.map((type) => [type, payloadOf(type)]),
) as unknown as Record<HookEvent, z.ZodType<Payload>>;

export type Payload = {
  type: HookEvent;
  timestamp: string;
  test?: true;
  data: Record<string, unknown> & { lead?: { id: string; ref: string; status?: string; link?: string } };
};

const name = z.string().trim().min(1, 'Give it a name.').max(60, 'A name has at most 60 characters.');
const events = z.array(z.enum(hookEvents)).transform((chosen) => [...new Set(chosen)]);
const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const timeZone = z
  .string()
  .refine((zone) => zones.has(zone), 'Choose a time zone such as America/Los_Angeles.')
  .nullable();
const eventSelection = z.strictObject({ events, isFull: z.boolean() });
export const newConnectionSchema = z.strictObject({
  kind: z.enum(connectionKinds),
  name,
  address: z.string().max(2_000, 'An address has at most 2,000 characters.').exactOptional(),
  events,
  isFull: z.boolean(),
  timeZone: timeZone.exactOptional(),
});
export const connectionChangeSchema = z.strictObject({
  name: name.exactOptional(),
  told: eventSelection.extend({ was: eventSelection }).exactOptional(),
  state: z.enum(['active', 'paused']).exactOptional(),
  timeZone: timeZone.exactOptional(),
});
export const secretChangeSchema = z.strictObject({ was: z.string() });
