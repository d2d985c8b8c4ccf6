import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import type { HTTPMethods } from 'fastify';
import type { ConnectionSecret } from '#shared/desk/connections.ts';
import type { DeskApp } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { invite, makeMember } from '#tests/support/desk/members.ts';
import { payloads } from './payloads.ts';

const formTables = Object.keys(payloads) as (keyof typeof payloads)[];

/** A request with its authentication. */
export type SampleRequest = {
  method: HTTPMethods;
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  sign?: (payload: string) => Record<string, string>;
};

/** Creates valid requests that refer to existing tables, leads and ids. */
export async function createValidRequests(desk: DeskApp, admin: string): Promise<SampleRequest[]> {
  const refs = [];
  for (const table of formTables) {
    refs.push(await sendLead(desk, table, { email: `${randomUUID()}@example.com` }));
  }
  const ref = refs.at(-1);
  const logCall = async () => {
    const id = randomUUID();
    await desk.fetch(admin, 'POST', `leads/${ref}/events`, { id, kind: 'call', text: 'x' });
    return id;
  };
  await desk.fetch(admin, 'PATCH', `leads/${refs[1]}`, { field: 'status', value: 'won', was: 'new' });
  const connection = {
    name: 'CRM',
    address: 'http://127.0.0.1:9/in',
    events: ['lead.created'],
    isFull: false,
  };
  const addConnection = async (body: unknown): Promise<ConnectionSecret> => {
    const added = await desk.fetch(admin, 'POST', 'connections', body);
    assert.equal(added.statusCode, 200, added.body);
    return added.json();
  };
  const added = await addConnection({ ...connection, kind: 'webhook' });
  const calendar = await addConnection({ kind: 'calendar', name: 'Calendar', events: [], isFull: false });
  const member = await makeMember(desk.database, `${randomUUID()}@desk.example`);
  const token = await invite(desk.database, `${randomUUID()}@desk.example`);
  const settings = (await desk.fetch(admin, 'GET', 'settings')).json();
  const createLeadRequest = (method: HTTPMethods, path: string, body: unknown): SampleRequest => ({
    method,
    url: `/desk/api/leads/${path}`,
    body,
  });
  const createGetRequest = (path: string): SampleRequest => ({ method: 'GET', url: `/desk/api/${path}` });
  const seen = { field: 'assignee', value: null, was: null };
  return [
    // These requests are first, because a change can be undone for only one minute.
    createLeadRequest('POST', `${ref}/undo`, { event: await logCall() }),
    createLeadRequest('POST', 'undo', { undo: [{ ref, event: await logCall() }] }),
    ...formTables.map((table) => ({
      method: 'POST' as const,
      url: `/rest/v1/${table}`,
      body: payloads[table],
      headers: { apikey: 'anon-key' },
    })),
    createLeadRequest('PATCH', `${ref}`, seen),
    createLeadRequest('PUT', `${ref}/reminder`, {
      at: new Date(Date.now() + 3_600_000).toISOString(),
      was: null,
    }),
    createLeadRequest('POST', `${ref}/events`, { id: randomUUID(), kind: 'note', text: 'Called twice' }),
    createLeadRequest('PATCH', `${ref}/email`, { email: 'corrected@example.com', was: null }),
    createLeadRequest('PATCH', `${refs[1]}/amount`, { amount: 500, was: null }),
    createLeadRequest('POST', `${ref}/replies`, {
      id: randomUUID(),
      subject: 'Hello',
      body: 'We can do that.',
    }),
    createLeadRequest('POST', 'bulk', { refs, change: seen }),
    { method: 'PUT', url: '/desk/api/settings', body: { settings, was: settings } },
    { method: 'POST', url: '/desk/api/connections', body: { ...connection, kind: 'webhook' } },
    {
      method: 'PATCH',
      url: `/desk/api/connections/${added.id}`,
      body: {
        name: 'CRM',
        told: { events: ['lead.updated'], isFull: true, was: { events: ['lead.created'], isFull: false } },
        state: 'active',
      },
    },
    {
      method: 'POST',
      url: `/desk/api/connections/${added.id}/secret`,
      body: { was: added.secret?.slice(-4) },
    },
    {
      method: 'POST',
      url: '/hooks/calendar',
      body: {
        triggerEvent: 'BOOKING_CREATED',
        createdAt: new Date().toISOString(),
        payload: { uid: 'b1', startTime: '2026-12-01T10:00:00Z', attendees: [{ email: 'ada@example.com' }] },
      },
      sign: (payload) => ({
        'x-cal-signature-256': createHmac('sha256', calendar.secret ?? '')
          .update(payload)
          .digest('hex'),
      }),
    },
    { method: 'PATCH', url: `/desk/api/people/${member}`, body: { role: 'editor', disabled: false } },
    {
      method: 'POST',
      url: `/desk/api/invite/${token}`,
      // Accepting an invite ends this browser's session.
      headers: { cookie: '' },
      body: { name: 'Lin', password: 'a lamp for every hour' },
    },
    { method: 'POST', url: '/desk/api/preview', body: { document: 'site', value: {}, part: 'brand' } },
    { method: 'POST', url: '/desk/api/content/documents/site/presence', body: {} },
    { method: 'POST', url: '/desk/api/people/invites', body: { email: 'new@desk.example', role: 'agent' } },
    { method: 'PATCH', url: '/desk/api/account', body: { name: 'Ada', singleKeys: true, signature: 'Ada' } },
    {
      method: 'POST',
      url: '/desk/api/leads',
      body: {
        id: randomUUID(),
        ...{
          name: 'Nia',
          email: 'nia@fell.example',
          phone: null,
          message: 'A show',
          source: 'call',
          isMine: true,
        },
      },
    },
    {
      method: 'PATCH',
      url: '/desk/api/account/notifications',
      body: { leads: 'now', leadsOf: 'brands', missedOf: 'mine', onlyOpen: false },
    },
    {
      method: 'POST',
      url: '/desk/api/saved-replies',
      body: { name: 'Price', shortcut: 'price', text: 'Hi {first name}' },
    },
    {
      method: 'POST',
      url: '/desk/api/erasure',
      body: { email: 'gone@example.com', typed: 'gone@example.com' },
    },
    {
      method: 'PUT',
      url: '/desk/api/content/documents/site',
      body: [{ path: ['brand'], patch: { path: ['brand'], value: 'Northlight' }, was: null }],
    },
    createGetRequest(
      `leads?view=all&form=contact_submissions&status=new&who=nobody&q=ada&messages=1&sort=due`,
    ),
    createGetRequest('export?view=all&format=csv'),
    createGetRequest('erasure?email=ada@example.com'),
    createGetRequest('numbers?days=30&to=2026-01-31'),
    createGetRequest('content/history?document=site'),
    createGetRequest('content/search?words=live'),
    createGetRequest(`leads/${ref}`),
    createGetRequest(`leads/${ref}/mails/${randomUUID()}`),
    // This request is last, because a new password ends the session.
    ...['account/passkeys', 'sign-in/passkey'].map((path) => ({
      method: 'POST' as const,
      url: `/desk/api/${path}`,
      body: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: 'e30',
          attestationObject: 'oA',
          authenticatorData: 'AAAA',
          signature: 'AAAA',
          userHandle: 'AAAA',
          transports: ['internal'],
        },
      },
    })),
    { method: 'POST', url: '/desk/api/sign-in', body: { email: 'ada@desk.example', password: 'x' } },
    { method: 'POST', url: '/desk/api/account/password', body: { current: 'x', password: 'y' } },
  ];
}
