import type { Queryable } from '#server/db/database.ts';
import type { ReceivedMail } from './received-mail.ts';

/** A bounced reply restarts the lead's deadline. The address gets no more automatic emails. @returns false if the email is not ours */
export async function markMailFailed(
  client: Queryable,
  { references, failure }: ReceivedMail,
  kind: 'bounce' | 'complaint',
): Promise<boolean> {
  const isPermanent = kind === 'complaint' || failure?.isPermanent === true;
  const { rows: jobs } = await client.query<{ id: string; hash: string | null }>(
    `select id, address_hash as hash from staff.job where id = any($1::uuid[]) and kind like 'mail.%' order by begun_at desc limit 1`,
    [references],
  );
  const [job] = jobs;
  if (!job) return false;
  if (job.hash && isPermanent) {
    await client.query(
      `with known as (delete from staff.suppressed_addresses where address_hash = $1 and reason <> $2 returning 1)
      select count(*) from known`,
      [job.hash, kind === 'complaint' ? 'complained' : 'refused'],
    );
    await client.query(
      'insert into staff.suppressed_addresses (address_hash, reason) values ($1, $2) on conflict do nothing',
      [job.hash, kind === 'complaint' ? 'complained' : 'refused'],
    );
  }
  if (kind === 'complaint') return true;
  await client.query(
    `update staff.job set state = 'dead', reply = $2, done_at = now() where id = $1 and state in ('done', 'uncertain')`,
    [job.id, failure?.answer ?? ''],
  );
  await client.query(restartDeadlineQuery, [job.id]);
  return true;
}

const restartDeadlineQuery = `
  with failed as (
    select lead.id from staff.job join staff.lead on lead.subject_id = job.subject_id and lead.subject_table = job.subject_table
    where job.id = $1
    union
    select reply.lead_id from staff.job join staff.reply on reply.id = job.subject_id where job.id = $1
  ),
  judged as (
    select lead.id, lead.kept_by in ('mail', 'machine') and not exists (
      select from staff.reply join staff.job as other on other.subject_id = reply.id and other.kind = 'mail.reply'
      where reply.lead_id = lead.id and other.state = 'done' and other.done_at >= coalesce(lead.heard_at, lead.created_at)
    ) as is_unanswered
    from staff.lead where id in (select id from failed)
  )
  update staff.lead set bounced_at = now(),
    kept_at = case when is_unanswered then null else kept_at end,
    kept_by = case when is_unanswered then null else kept_by end
  from judged where judged.id = lead.id`;
