import { fullRow } from '#tests/support/forms/survey-answers.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { sendLead } from './leads.ts';
import { invite, makeMember } from './members.ts';
import type { DeskSite } from './start-desk-site.ts';

export type Seed = {
  refs: Record<
    'message' | 'late' | 'kept' | 'bounced' | 'creator' | 'calculation' | 'early' | 'newsletter',
    string
  >;
  admin: string;
  agent: string;
  editor: string;
  tokens: { good: string; old: string };
};

const messageText = `We make skincare in Asheville: four products, the best known is a vitamin C serum at $49.90.

Last year we sold on two marketplaces and want to go live twice a week from December. Who hosts, who ships, and what does a month cost?

Dana`;

export async function seedDesk(desk: DeskSite): Promise<Seed> {
  const { query } = desk.database;
  const admin = await desk.memberOf('admin', { name: 'Ada Okafor', email: 'ada@cue.example' });
  const agent = await desk.memberOf('agent', { name: 'Mei Tran', email: 'mei@cue.example' });
  const editor = await desk.memberOf('editor', { name: 'Noor Haddad', email: 'noor@cue.example' });
  const mei = await desk.idOf(agent);
  await makeMember(desk.database, 'ruben@cue.example', 'agent');
  await query(`update staff.member set name = 'Ruben Salas' where email = 'ruben@cue.example'`);
  await query(
    `insert into staff.member (email, name, role, disabled_at) values ('left@cue.example', 'Tom Left', 'agent', now())`,
  );
  await query(
    `insert into staff.passkey (id, member_id, public_key, counter, used_at) select 'key-of-ada', id, '', 3, now()
    from staff.member where email = 'ada@cue.example'`,
  );
  const tokens = {
    good: await invite(desk.database, 'new@cue.example', 'agent'),
    old: await invite(desk.database, 'late@cue.example', 'editor'),
  };
  await query(`update staff.invite set expires_at = now() where email = 'late@cue.example'`);

  const sendMessageFrom = (first_name: string, last_name: string, company: string, message = messageText) =>
    sendLead(desk, 'contact_submissions', {
      ...{ first_name, last_name, company, message, inquiry_type: 'new-client' },
      email: `${first_name}@${last_name}.example`.toLowerCase(),
    });
  const sendCalculation = (viewers: number, revenue: number) =>
    sendLead(desk, 'roi_calculator_submissions', {
      ...payloads.roi_calculator_submissions,
      email: 'owner@nordlys.example',
      brand_name: 'Nordlys Candles',
      viewers_per_event: viewers,
      calculated_monthly_revenue: revenue,
      calculated_monthly_profit: revenue * 0.3,
      calculated_annual_profit: revenue * 3.6,
    });
  const refs = {
    message: await sendMessageFrom('Dana', 'Whitlock', 'Fern & Cove'),
    late: await sendMessageFrom('Priya', 'Raman', 'Tannin & Co', 'Still nobody has answered. Are you there?'),
    kept: await sendMessageFrom('Jonas', 'Weber', 'Weber Audio'),
    creator: await sendLead(desk, 'live_selling_survey_responses', { ...fullRow, email: 'sam@host.example' }),
    calculation: await sendCalculation(1_200, 11_976).then(() => sendCalculation(1_500, 14_970)),
    bounced: await sendLead(desk, 'roi_calculator_submissions', {
      ...payloads.roi_calculator_submissions,
      email: 'typo@gmial.example',
      brand_name: 'Glow',
    }),
    early: await sendLead(desk, 'early_access_signups', {
      ...payloads.early_access_signups,
      comments: messageText,
    }),
    newsletter: await sendLead(desk, 'newsletter_subscribers'),
  };
  // Waits until the worker has sent its emails.
  await until(async () => {
    const open = await query(
      `select 1 from staff.job where state = 'queued' and kind in ('mail.roi', 'mail.received')`,
    );
    if (open.length > 0) throw new Error('emails are still being sent');
  }, 20_000);
  const numberOf = (ref: string) => ref.slice(2);
  await query(
    `update staff.lead set due_at = now() - interval '2 hours 38 minutes', assignee = $2 where number = $1`,
    [numberOf(refs.late), mei],
  );
  await query(
    `update staff.lead set bounced_at = now(), due_at = now() + interval '15 minutes', kept_at = null, kept_by = null
    where number = $1`,
    [numberOf(refs.bounced)],
  );
  await query(
    `update staff.job set state = 'dead', reply = '550 5.1.1 no such user' where kind = 'mail.roi' and subject_id in (
      select subject_id from staff.lead where number = $1
    )`,
    [numberOf(refs.bounced)],
  );
  await addActivity(desk, agent, refs.kept);
  await addHistory(desk, mei);
  for (const name of ['Winner', 'Casino'])
    await insert(
      desk.app,
      'contact_submissions',
      {
        ...payloads.contact_submissions,
        first_name: name,
        message: `${name}: click here. ${'Best odds. '.repeat(20)}`,
      },
      { 'form-trap': 'x' },
    );
  return { refs, admin, agent, editor, tokens };
}

async function addActivity(desk: DeskSite, cookie: string, ref: string): Promise<void> {
  const note = { id: crypto.randomUUID(), kind: 'note', text: 'Asks for one show.\nCalls back on Monday.' };
  await desk.fetch(cookie, 'POST', `leads/${ref}/events`, note);
  await desk.fetch(cookie, 'POST', `leads/${ref}/events`, {
    ...{ id: crypto.randomUUID(), kind: 'call' },
    text: 'Spoke for ten minutes.',
  });
  await desk.fetch(cookie, 'PATCH', `leads/${ref}`, {
    field: 'status',
    value: 'qualified',
    was: 'contacted',
  });
}

/** Adds forty days of messages and applications: most answered on time, some late, and one of each unanswered. */
async function addHistory(desk: DeskSite, member: string): Promise<void> {
  const { query } = desk.database;
  await query(
    `insert into contact_submissions (created_at, first_name, last_name, email, inquiry_type, message)
    select now() - n * interval '19 hours' - interval '3 days', 'Past', 'Message ' || n, 'past' || n || '@past.example', 'other', 'Hello'
    from generate_series(1, 40) as n`,
  );
  await query(
    `insert into live_selling_survey_responses (created_at, full_name, email, phone_number, tiktok_handle, follower_count,
      location, time_zone, gone_live_before, currently_with_agency, worked_with_agency_before, prior_sales_experience,
      content_type, comfortable_selling_categories, has_filming_space, hours_per_week, available_times,
      willing_to_follow_training, compensation_preferences)
    select now() - n * interval '31 hours' - interval '3 days', 'Past Creator ' || n, 'host' || n || '@past.example', '+1 404 555 0100',
      '@past' || n, 900 * n, 'Atlanta', 'America/New_York', true, false, false, false, 'food', '{Home}', true, 12, '{evening}',
      true, '{all-above}'
    from generate_series(1, 20) as n`,
  );
  await query('truncate staff.arrival');
  await query(
    `select staff.make_leads(array_agg(name), array_agg(id), true) from (
      select 'contact_submissions' as name, id from contact_submissions where email like 'past%@past.example'
      union all select 'live_selling_survey_responses', id from live_selling_survey_responses where email like 'host%@past.example'
    ) as rows`,
  );
  await query(
    `update staff.lead set kept_at = created_at + (number % 17) * interval '2 hours' + interval '11 minutes', kept_by = 'call',
      kept_member = $1, status = case when number % 3 = 0 then 'won' else 'lost' end, seen_at = created_at
    where created_at < now() - interval '2 days' and number % 29 <> 0`,
    [member],
  );
  await query(
    `insert into staff.event (lead_id, member_id, kind, created_at) select id, $1, 'call', kept_at from staff.lead
    where created_at < now() - interval '2 days' and kept_at is not null`,
    [member],
  );
}
