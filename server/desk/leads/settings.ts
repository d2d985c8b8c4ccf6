import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOnly, adminOrAgent } from '#server/desk/roles.ts';
import { isLeadTable } from '#server/leads/tables.ts';
import type { Settings, SettingsChange, SettingsConflict } from '#shared/desk/api.ts';
import { runInTransaction } from './staff-work.ts';
import type { Query } from './stored-rows.ts';

const defaults: Omit<Settings, 'promises'> = {
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  bookings: { isAnswer: true },
  fit: {
    followers: 10_000,
    gmv: 5_000,
    noAgency: true,
    categories: ['Beauty', 'Skincare', 'Wellness', 'Food & Beverage'],
    filmingSpace: true,
    training: true,
    rate: 60,
  },
};

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.');
const minimumSchema = z.number().int().min(0).max(1_000_000_000).nullable();
const settingsSchema = z.strictObject({
  promises: z.array(
    z.strictObject({
      form: z.string(),
      hours: z
        .number()
        .min(1, 'A deadline is 1 to 168 hours.')
        .max(168, 'A deadline is 1 to 168 hours.')
        .nullable(),
      byMail: z.boolean(),
    }),
  ),
  hours: z
    .strictObject({
      days: z
        .array(z.number().int().min(0).max(6))
        .max(7)
        .transform((days) => [...new Set(days)].toSorted()),
      from: timeSchema,
      to: timeSchema,
    })
    .refine(({ from, to }) => from < to, 'Closing time must be after opening time.'),
  bookings: z.strictObject({ isAnswer: z.boolean() }),
  fit: z.strictObject({
    followers: minimumSchema,
    gmv: minimumSchema,
    noAgency: z.boolean(),
    categories: z.array(z.string().min(1).max(50)).max(20),
    filmingSpace: z.boolean(),
    training: z.boolean(),
    rate: z.number().min(0).max(100_000).nullable(),
  }),
});

const changeSchema: z.ZodType<SettingsChange> = z.strictObject({
  settings: settingsSchema,
  was: settingsSchema,
});

export async function readSettings(staff: Pick<StaffDatabase, 'query'>): Promise<Settings> {
  const [row] = await staff.query(
    `select (
      select coalesce(json_agg(
        json_build_object('form', relname, 'hours', hours::float8, 'byMail', mail_kind is not null)
        order by hours, mail_kind, relname
      ), '[]')
      from pg_class as c left join staff.promise on subject_table = relname
      where relkind in ('r', 'p') and ${isLeadTable}
    ) as promises,
    (select coalesce(json_object_agg(name, value), '{}') from staff.setting) as set`,
  );
  const { promises, set } = row as { promises: Settings['promises']; set: Partial<Settings> };
  return {
    promises,
    hours: set.hours ?? defaults.hours,
    bookings: set.bookings ?? defaults.bookings,
    fit: { ...defaults.fit, ...set.fit },
  };
}

async function writeSettings(
  query: Query,
  { promises, hours, bookings, fit }: Settings,
  by: Member,
): Promise<void> {
  await query(
    `with wanted as (select * from jsonb_to_recordset($1::jsonb) as wanted (form text, hours numeric)),
    broken as (
      delete from staff.promise where subject_table in (select form from wanted where hours is null)
    ),
    made as (
      insert into staff.promise (subject_table, hours) select form, hours from wanted where hours is not null
      on conflict (subject_table) do update set hours = excluded.hours
    ),
    logged as (
      insert into staff.event (member_id, kind, detail)
      values ($3, 'settings', jsonb_build_object('promises', $1::jsonb) || $2::jsonb)
    )
    insert into staff.setting (name, value) select key, value from jsonb_each($2::jsonb)
    on conflict (name) do update set value = excluded.value`,
    [
      JSON.stringify(promises.filter(({ byMail }) => !byMail)),
      JSON.stringify({ hours, bookings, fit }),
      by.id,
    ],
  );
}

function requireValidDeadlines({ promises: known }: Settings, { promises }: Settings): void {
  for (const { form, byMail, hours } of promises) {
    const found = known.find((one) => one.form === form);
    if (!found) throw new Refused(400, 'unknown_form', `There is no form ${form}.`);
    if (found.byMail !== byMail || (byMail && hours !== null)) {
      throw new Refused(
        400,
        'promise_by_mail',
        `${form} is answered by an automatic email, so it has no deadline to set.`,
      );
    }
  }
}

const sortPromisesByForm = ({ promises, ...rest }: Settings) => ({
  ...rest,
  promises: promises.toSorted((a, b) => (a.form < b.form ? -1 : 1)),
});

/** The table lock serializes concurrent changes. */
async function changeSettings(
  query: Query,
  { settings, was }: SettingsChange,
  by: Member,
): Promise<Settings | SettingsConflict> {
  await query('lock table staff.setting in share row exclusive mode');
  const now = await readSettings({ query });
  if (isDeepStrictEqual(sortPromisesByForm(now), sortPromisesByForm(settings))) return now;
  if (!isDeepStrictEqual(now, was)) {
    const [last] = await query(
      `select member_id as by, created_at as at from staff.event where kind = 'settings' order by created_at desc limit 1`,
    );
    const { by, at } = (last ?? { by: null, at: null }) as { by: string | null; at: Date | null };
    return { code: 'changed', now, by, at: at?.toISOString() ?? null };
  }
  requireValidDeadlines(now, settings);
  await writeSettings(query, settings, by);
  return readSettings({ query });
}

export async function settingsRoutes(app: FastifyInstance, { staff, database }: DeskContext): Promise<void> {
  app.get('/settings', adminOrAgent, () => readSettings(staff));

  app.put('/settings', adminOnly, async (request, reply) => {
    const change = readBody(changeSchema, request);
    const done = await runInTransaction(database, (query) => changeSettings(query, change, request.member));
    return 'code' in done ? reply.code(409).send(done) : done;
  });
}
