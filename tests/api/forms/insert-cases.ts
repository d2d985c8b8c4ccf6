export type Request = {
  /** POST by default. */
  method?: 'POST' | 'OPTIONS';
  /** /signups by default. */
  path?: string;
  /** Added to the default headers (JSON content type and a valid key). A value of undefined removes a header. */
  headers?: Record<string, string | undefined>;
  body?: unknown;
  raw?: string;
};

type InsertCase = Request & {
  id: string;
  title: string;
  /** File that specifies this behavior in PostgREST, InsertSpec.hs by default. */
  source?: string;
  expect: {
    status: number;
    bodyText?: string;
    body?: Record<string, unknown>;
    headers?: Record<string, string>;
    absent?: string[];
    present?: string[];
    rowsStored?: { email: string; count: number };
  };
};

/** The tables that the cases insert into. */
export const schema = `
  drop schema if exists public cascade;
  create schema public;
  grant usage on schema public to anon, authenticated, service_role;

  create table public.signups (
    id uuid primary key default gen_random_uuid(),
    email text not null check (email like '%_@_%.__%'),
    source text default 'web',
    note varchar(10),
    qty int,
    meta jsonb,
    consent boolean not null default false,
    created_at timestamptz not null default now(),
    email_norm text generated always as (lower(email)) stored unique
  );
  alter table public.signups enable row level security;
  create policy ins on public.signups for insert to anon with check (true);
  grant insert (email, source, note, qty, meta, consent) on public.signups to anon;

  create table public.parents (id int primary key);
  create table public.children (parent_id int references public.parents);
  create table public.rls_denied (v text);
  alter table public.rls_denied enable row level security;
  create table public.no_grant (v text);
  create table public.raiser (v text);
  grant insert on public.children, public.rls_denied, public.raiser to anon;

  create function public.f_raise() returns trigger language plpgsql as $$
    begin
      raise sqlstate 'PT402' using message = 'Payment Required', detail = 'Quota exceeded', hint = 'Upgrade';
    end $$;
  create trigger t before insert on public.raiser for each row execute function public.f_raise();
`;

/** Behavior of PostgREST 16 (commit 4834678902681402a56c490f29947826e7ed5308), in our own words. */
export const cases: InsertCase[] = [
  {
    id: 'PI-01',
    title: 'object body, no Prefer: 201, empty body, no Content-Type, Content-Length 0',
    body: { email: 'c01@example.com' },
    expect: {
      status: 201,
      bodyText: '',
      headers: { 'content-length': '0' },
      absent: ['content-type', 'location', 'preference-applied'],
    },
  },
  {
    id: 'PI-02',
    title: 'return=minimal is echoed in Preference-Applied',
    headers: { prefer: 'return=minimal' },
    body: { email: 'c02@example.com' },
    expect: {
      status: 201,
      bodyText: '',
      headers: { 'preference-applied': 'return=minimal' },
      absent: ['content-type'],
    },
  },
  {
    id: 'PI-04',
    title: 'array of one object',
    body: [{ email: 'c04@example.com' }],
    expect: { status: 201, bodyText: '' },
  },
  {
    id: 'PI-05',
    title: 'bulk insert of objects with the same keys',
    body: [{ email: 'c05a@example.com' }, { email: 'c05b@example.com' }],
    expect: { status: 201, bodyText: '', absent: ['location'] },
  },
  {
    id: 'PI-07',
    title:
      'return=representation on a write-only table is refused, nothing stored; 401 for the anonymous role',
    source: 'InsertSpec.hs (limited_article_stars); preferences.rst',
    path: '/signups?select=*',
    headers: { prefer: 'return=representation' },
    body: { email: 'c07@example.com' },
    expect: {
      status: 401,
      body: { code: '42501', message: 'permission denied for table signups', details: null, hint: null },
      headers: { 'www-authenticate': 'Bearer' },
      rowsStored: { email: 'c07@example.com', count: 0 },
    },
  },
  {
    id: 'PI-17',
    title: 'whitespace around the JSON is accepted',
    raw: '\t \n \r {"email":"c17@example.com"} \n',
    expect: { status: 201 },
  },
  {
    id: 'PI-18',
    title: 'urlencoded HTML form body is accepted on tables',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: 'email=c18%40example.com&source=form',
    expect: { status: 201, bodyText: '' },
  },
  {
    id: 'PI-22',
    title: 'nested object goes into jsonb',
    body: { email: 'c22@example.com', meta: { a: [1, 2, { b: 'c' }] } },
    expect: { status: 201 },
  },
  {
    id: 'PI-23',
    title: 'columns keeps only the named keys (extra keys are dropped, not an error)',
    path: '/signups?columns=email,source',
    body: { email: 'c23@example.com', source: 's', nope: 1 },
    expect: { status: 201 },
  },
  {
    id: 'PI-27',
    title: 'blank columns: 400 PGRST100',
    path: '/signups?columns=',
    body: [{ email: 'x@example.com' }],
    expect: { status: 400, body: { code: 'PGRST100' } },
  },
  {
    id: 'PI-29',
    title: 'unknown key in the body without columns: 400 PGRST204',
    source: 'Plan.hs (insert plan types every payload key)',
    body: { email: 'c29@example.com', is_admin: true },
    expect: {
      status: 400,
      body: {
        code: 'PGRST204',
        details: null,
        hint: null,
        message: "Could not find the 'is_admin' column of 'signups' in the schema cache",
      },
    },
  },
  {
    id: 'PI-30',
    title: 'broken JSON: 400 PGRST102',
    raw: '}{ x = 2',
    expect: {
      status: 400,
      body: { code: 'PGRST102', details: null, hint: null, message: 'Empty or invalid json' },
    },
  },
  {
    id: 'PI-31',
    title: 'empty body: 400 PGRST102',
    raw: '',
    expect: {
      status: 400,
      body: { code: 'PGRST102', details: null, hint: null, message: 'Empty or invalid json' },
    },
  },
  {
    id: 'PI-32',
    title: 'array with objects of different keys: 400 PGRST102',
    body: [{ email: 'x@example.com' }, { email: 'y@example.com', source: 's' }],
    expect: {
      status: 400,
      body: { code: 'PGRST102', details: null, hint: null, message: 'All object keys must match' },
    },
  },
  {
    id: 'PI-37',
    title: 'unknown schema in Content-Profile: 406 PGRST106 with a hint',
    source: 'MultipleSchemaSpec.hs',
    headers: { 'content-profile': 'unknown' },
    body: { email: 'x@example.com' },
    expect: {
      status: 406,
      body: {
        code: 'PGRST106',
        details: null,
        hint: 'Only the following schemas are exposed: public',
        message: 'Invalid schema: unknown',
      },
    },
  },
  {
    id: 'PI-38',
    title: 'Content-Profile: public (always sent by supabase-js) is accepted',
    source: 'supabase-js 2.119.0 on the wire',
    headers: { 'content-profile': 'public' },
    body: { email: 'c38@example.com' },
    expect: { status: 201 },
  },
  {
    id: 'PI-39',
    title: 'handling=strict with an unknown preference: 400 PGRST122',
    source: 'Preferences/HandlingSpec.hs',
    headers: { prefer: 'handling=strict, anything' },
    body: { email: 'x@example.com' },
    expect: {
      status: 400,
      body: {
        code: 'PGRST122',
        details: 'Invalid preferences: anything',
        hint: null,
        message: 'Invalid preferences given with handling=strict',
      },
    },
  },
  {
    id: 'PI-41',
    title: 'unknown table: 404 PGRST205',
    source: 'ErrorSpec.hs',
    path: '/garlic',
    body: { a: 1 },
    expect: {
      status: 404,
      body: {
        code: 'PGRST205',
        message: "Could not find the table 'public.garlic' in the schema cache",
        details: null,
      },
    },
  },
  {
    id: 'PI-44',
    title: 'nested path: 404 PGRST125',
    source: 'ErrorSpec.hs',
    path: '/signups/1/x',
    body: { email: 'x@example.com' },
    expect: {
      status: 404,
      body: { code: 'PGRST125', details: null, hint: null, message: 'Invalid path specified in request URL' },
    },
  },
  {
    id: 'PI-45',
    title: 'OPTIONS lists the methods in Allow',
    source: 'OptionsSpec.hs',
    method: 'OPTIONS',
    expect: { status: 200, present: ['allow'] },
  },
  // Without the right to select, PostgreSQL omits the error's detail, which would repeat the stored address.
  {
    id: 'PI-47',
    title: 'unique violation: 409 23505',
    body: { email: 'C01@example.com' },
    expect: {
      status: 409,
      body: {
        code: '23505',
        message: 'duplicate key value violates unique constraint "signups_email_norm_key"',
        hint: null,
      },
    },
  },
  {
    id: 'PI-48',
    title: 'not null violation: 400 23502',
    body: { email: null },
    expect: {
      status: 400,
      body: {
        code: '23502',
        message: 'null value in column "email" of relation "signups" violates not-null constraint',
      },
    },
  },
  {
    id: 'PI-49',
    title: 'check violation: 400 23514',
    source: 'errors.rst (other → 400)',
    body: { email: 'nope' },
    expect: {
      status: 400,
      body: {
        code: '23514',
        message: 'new row for relation "signups" violates check constraint "signups_email_check"',
      },
    },
  },
  {
    id: 'PI-50',
    title: 'value too long: 400 22001',
    source: 'errors.rst (other → 400)',
    body: { email: 'c50@example.com', note: '12345678901' },
    expect: {
      status: 400,
      body: { code: '22001', message: 'value too long for type character varying(10)' },
    },
  },
  {
    id: 'PI-52',
    title: 'number out of range: 400 22003',
    source: 'errors.rst (other → 400)',
    body: { email: 'c52@example.com', qty: 99999999999 },
    expect: { status: 400, body: { code: '22003' } },
  },
  {
    id: 'PI-54',
    title: 'foreign key violation: 409 23503',
    source: 'errors.rst',
    path: '/children',
    body: { parent_id: 999 },
    expect: { status: 409, body: { code: '23503' } },
  },
  {
    id: 'PI-57',
    title: 'RLS on, no policy for the row: 401 42501',
    source: 'errors.rst; PostgreSQL RLS',
    path: '/rls_denied',
    body: { v: 'x' },
    expect: {
      status: 401,
      body: { code: '42501', message: 'new row violates row-level security policy for table "rls_denied"' },
    },
  },
  {
    id: 'PI-58',
    title: 'no INSERT grant: 401 42501',
    source: 'AuthSpec.hs',
    path: '/no_grant',
    body: { v: 'x' },
    expect: {
      status: 401,
      body: { code: '42501', message: 'permission denied for table no_grant' },
      headers: { 'www-authenticate': 'Bearer' },
    },
  },
  {
    id: 'PI-60',
    title: 'RAISE sqlstate PT402 sets the status',
    source: 'errors.rst (RAISE)',
    path: '/raiser',
    body: { v: '402' },
    expect: {
      status: 402,
      body: { code: 'PT402', details: 'Quota exceeded', hint: 'Upgrade', message: 'Payment Required' },
    },
  },
  {
    id: 'PI-61',
    title: 'error responses carry Proxy-Status with the code',
    source: 'ErrorSpec.hs',
    path: '/garlic',
    body: { a: 1 },
    expect: { status: 404, headers: { 'proxy-status': 'PostgREST; error=PGRST205' } },
  },
  // Supabase's gateway rejects this too; plain PostgREST with db-anon-role accepts it.
  {
    id: 'PI-64',
    title: 'no key at all when anonymous access is off: 401 PGRST302',
    source: 'NoAnonSpec.hs',
    headers: { apikey: undefined },
    body: { email: 'x@example.com' },
    expect: {
      status: 401,
      body: { code: 'PGRST302', details: null, hint: null, message: 'Anonymous access is disabled' },
      headers: { 'www-authenticate': 'Bearer' },
    },
  },
  {
    id: 'PI-67',
    title: 'body over the limit: 413',
    source: 'not in PostgREST (left to the proxy)',
    body: { email: 'c67@example.com', source: 'x'.repeat(20_000) },
    expect: { status: 413 },
  },
];
