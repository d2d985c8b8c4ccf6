import { z } from 'zod';
import { connectionKinds, type HookEvent, hookEvents } from '#shared/desk/connections.ts';
import { statuses } from '#shared/desk/statuses.ts';

const timeSchema = z.iso.datetime();
const statusSchema = z.enum(statuses);
const leadSchema = z.strictObject({
  id: z.uuid().describe('permanent id of the lead'),
  ref: z.string().describe('number in the desk, for example m-2291'),
  form: z.string().describe('table of the form'),
  status: statusSchema,
  assignee: z.uuid().nullable().describe('id of the assigned member'),
  created_at: timeSchema,
  link: z.url().optional().describe('URL of the lead in the desk'),
});
const personSchema = z
  .strictObject({
    email: z.string().nullable().describe('current email address of the lead'),
    row: z.record(z.string(), z.unknown()).describe('the stored form'),
  })
  .optional()
  .describe('only if personal data is switched on');
const subscriberSchema = z.strictObject({ id: z.guid() });
const changeSchema = <T extends z.ZodType>(value: T) => z.strictObject({ from: value, to: value }).optional();

const dataSchemas = {
  'lead.created': z.strictObject({ lead: leadSchema, person: personSchema }),
  'lead.updated': z.strictObject({
    lead: leadSchema,
    person: personSchema,
    changes: z.strictObject({
      status: changeSchema(statusSchema),
      assignee: changeSchema(z.uuid().nullable()),
    }),
  }),
  'lead.erased': z.strictObject({ lead: z.strictObject({ id: z.uuid(), ref: z.string() }) }),
  'subscriber.confirmed': z.strictObject({ subscriber: subscriberSchema, person: personSchema }),
  'subscriber.left': z.strictObject({ subscriber: subscriberSchema }),
  'call.booked': z.strictObject({ lead: leadSchema, person: personSchema, starts_at: timeSchema.nullable() }),
  'content.published': z.strictObject({
    release: z.strictObject({ id: z.uuid(), number: z.number().int().nullable() }),
  }),
} satisfies Record<HookEvent, z.ZodObject>;

/** The data of these events can include a person. */
export const eventsWithPerson = hookEvents.filter((type) => 'person' in dataSchemas[type].shape);

const createPayloadSchema = <Event extends HookEvent>(type: Event) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: timeSchema.describe('time of the event'),
    test: z.literal(true).optional().describe('a test of the connection, or a test lead'),
    data: dataSchemas[type],
  });

/** docs/webhooks.md is generated from these schemas. */
export const payloadSchemas = Object.fromEntries(
  hookEvents.map((type) => [type, createPayloadSchema(type)]),
) as unknown as Record<HookEvent, z.ZodType<Payload>>;

export type Payload = {
  type: HookEvent;
  timestamp: string;
  test?: true;
  data: Record<string, unknown> & { lead?: { id: string; ref: string; status?: string; link?: string } };
};

const nameSchema = z.string().trim().min(1, 'Enter a name.').max(60, 'A name has at most 60 characters.');
const eventsSchema = z.array(z.enum(hookEvents)).transform((chosen) => [...new Set(chosen)]);
const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const timeZoneSchema = z
  .string()
  .refine((zone) => timeZones.has(zone), 'Choose a time zone such as America/Los_Angeles.')
  .nullable();
const eventSelectionSchema = z.strictObject({ events: eventsSchema, isFull: z.boolean() });
export const newConnectionSchema = z.strictObject({
  kind: z.enum(connectionKinds),
  name: nameSchema,
  address: z.string().max(2_000, 'An address has at most 2,000 characters.').exactOptional(),
  events: eventsSchema,
  isFull: z.boolean(),
  timeZone: timeZoneSchema.exactOptional(),
});
export const connectionChangeSchema = z.strictObject({
  name: nameSchema.exactOptional(),
  told: eventSelectionSchema.extend({ was: eventSelectionSchema }).exactOptional(),
  state: z.enum(['active', 'paused']).exactOptional(),
  timeZone: timeZoneSchema.exactOptional(),
});
export const secretChangeSchema = z.strictObject({ was: z.string() });
