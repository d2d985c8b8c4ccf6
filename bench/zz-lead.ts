import { startDesk } from '#tests/support/desk-app.ts';
import { fill } from './desk/fill.ts';
import { JobQueue } from '#server/jobs/job-queue.ts';
import { kindsOfTables, noticeKind } from '#server/mail/compose.ts';
const desk = await startDesk('embedded');
const ada = await desk.memberOf('admin');
const q = desk.database.query;
await q(`insert into contact_submissions (first_name,last_name,email,inquiry_type,message) select 'a','b','x'||n||'@y.co','other','hello '||n from generate_series(1,2000) n`);
await q(`select staff.make_leads(array_agg('contact_submissions'::text), array_agg(id), true) from contact_submissions`);
await q(`insert into staff.job (kind, subject_table, subject_id) select 'mail.received','contact_submissions', id from contact_submissions`);
const asStaff = desk.database.database.asStaff;
const time = async (name: string, work: () => Promise<unknown>, n = 20) => {
  await work(); const t = performance.now(); for (let i=0;i<n;i++) await work(); console.log(name, ((performance.now()-t)/n).toFixed(1), 'ms');
};
let n = 1;
await time('select 1 as staff', () => asStaff((c) => c.query('select 1'), { timeout: 5000 }));
await time('list', () => desk.ask(ada, 'GET', 'leads'));
await time('open lead', () => desk.ask(ada, 'GET', `leads/m-${n++}`));
await time('session', () => desk.ask(ada, 'GET', `session`));
// each query of an opening
const log: [string, number][] = [];
const db = desk.database.database as { asStaff: typeof asStaff };
db.asStaff = (work, o) => asStaff(async (client) => { const orig = client.query.bind(client); return work({ query: async (t: string, v: unknown[]) => { const b = performance.now(); const r = await orig(t, v as never); log.push([t.replace(/\s+/g,' ').slice(0, 70), performance.now()-b]); return r; } } as never); }, o);
await desk.ask(ada, 'GET', `leads/m-500`);
await desk.ask(ada, 'GET', `leads/m-500`);
console.log(log);
await desk.drop();
process.exit(0);
