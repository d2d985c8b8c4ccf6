import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, mock, test } from 'node:test';
import { createSignedHeaders } from '#server/outbound/hooks/sign.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import {
  connect,
  createHookRun,
  hookSettings,
  type ReceivedRequest,
  startReceiver,
} from '#tests/support/hooks/run.ts';

type Message = Pick<ReceivedRequest, 'headers' | 'body'>;
/** Runs a recipe's code on a message. @throws Error when the code rejects the message @returns the code's result */
type RunRecipe = (code: string, secret: string, message: Message) => Promise<unknown>;

const minute = 60_000;
const connectionsGuide = readFileSync('docs/connections.md', 'utf8');
const findCode = (recipe: string) => {
  const [, section = ''] = connectionsGuide.split(`\n## ${recipe}\n`);
  const code = /```js\n([\s\S]*?)```/.exec(section.split('\n## ')[0] ?? '')?.[1];
  assert.ok(code, `no code for ${recipe}`);
  return code;
};
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Fills the secret into the function body of a code step and runs it. @param given the step's input */
const runStep = (code: string, secret: string, given: Record<string, unknown>, self = {}) => {
  const named = { require: createRequire(import.meta.url), ...given };
  const run = new AsyncFunction(...Object.keys(named), code.replace('whsec_...', secret));
  return run.apply(self, Object.values(named)) as Promise<unknown>;
};
const toStepInput = ({ headers, body }: Message) => ({
  body,
  id: headers['webhook-id'],
  timestamp: headers['webhook-timestamp'],
  signature: headers['webhook-signature'],
});

/** Runs a worker with a fake API. @returns the API requests by path */
const runWorker = async (
  code: string,
  settings: Record<string, string>,
  message: Message,
  status: number,
) => {
  const sent: { url: string; body: Record<string, unknown> | undefined }[] = [];
  const api = mock.method(globalThis, 'fetch', async (url: string, { body }: { body?: string } = {}) => {
    sent.push({ url, body: body === undefined ? undefined : JSON.parse(body) });
    const data = url.includes('/search') ? { items: [] } : { id: 7 };
    return Response.json({ data }, { status });
  });
  try {
    const text = code.replace("'standardwebhooks'", `'${import.meta.resolve('standardwebhooks')}'`);
    const { default: made } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    const { body, headers } = message;
    const request = new Request('https://worker.example/', { method: 'POST', headers, body });
    const answer: Response = await made.fetch(request, settings);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return sent;
  } finally {
    api.mock.restore();
  }
};
const pipedrive = { PIPEDRIVE_COMPANY: 'cue', PIPEDRIVE_TOKEN: 'token' };

const recipes: Record<string, RunRecipe> = {
  Zapier: (code, secret, message) => runStep(code, secret, { inputData: toStepInput(message) }),
  Make: (code, secret, message) => runStep(code, secret, { input: toStepInput(message) }),
  n8n: (code, secret, { headers, body }) =>
    runStep(
      code,
      secret,
      { $input: { first: () => ({ json: { headers } }) } },
      { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } },
    ),
  HubSpot: (code, SECRET, message) => runWorker(code, { SECRET, HUBSPOT_TOKEN: 'token' }, message, 200),
  Pipedrive: (code, SECRET, message) => runWorker(code, { SECRET, ...pipedrive }, message, 200),
};

describe('the recipes in docs/connections.md', () => {
  const desk = setUpDesk('embedded', hookSettings);
  let secret: string;
  let message: Message;
  let trial: Message;
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const ownWords = { first_name: 'Ilse “O’Neil”', last_name: 'Šubrt', email: 'asa+ilse@example.com' };

  before(async () => {
    const receiver = await startReceiver();
    const admin = await desk.memberOf('admin');
    const made = await connect(desk, admin, { address: receiver.url, isFull: true });
    secret = made.secret;
    await sendLead(desk, 'contact_submissions', ownWords);
    await desk.fetch(admin, 'POST', `connections/${made.id}/try`);
    await createHookRun(desk).run();
    [message, trial] = receiver.requests as [ReceivedRequest, ReceivedRequest];
    await receiver.stop();
  });

  const signMessage = (at: number, secrets: string[]): Message => ({
    body: message.body,
    headers: createSignedHeaders(message.headers['webhook-id'] ?? '', new Date(at), message.body, secrets),
  });

  for (const [name, run] of Object.entries(recipes)) {
    test(`accepts a message in ${name}, even during a secret rotation`, async () => {
      const code = findCode(name);
      assert.match(JSON.stringify(await run(code, secret, message)), /asa\+ilse@example\.com/);
      await run(code, secret, signMessage(Date.now(), [other, secret]));
      await run(code, secret, signMessage(Date.now() - 4 * minute, [secret]));
    });

    test(`rejects a wrong secret and old, future and changed messages in ${name}`, async () => {
      const code = findCode(name);
      const { headers, body } = message;
      const refused: [string, string, Message][] = [
        ['a wrong secret', other, message],
        ['old', secret, signMessage(Date.now() - 6 * minute, [secret])],
        ['of tomorrow', secret, signMessage(Date.now() + 24 * 60 * minute, [secret])],
        ['a changed body', secret, { headers, body: body.replace('asa+', 'eve+') }],
        ['another id', secret, { body, headers: { ...headers, 'webhook-id': 'msg_2' } }],
        [
          'a later timestamp',
          secret,
          {
            body,
            headers: { ...headers, 'webhook-timestamp': `${Number(headers['webhook-timestamp']) + 1}` },
          },
        ],
        ['no signature', secret, { body, headers: { ...headers, 'webhook-signature': '' } }],
      ];
      for (const [what, key, sent] of refused)
        await assert.rejects(run(code, key, sent), /not from the desk|too old/, what);
    });
  }

  test('creates one HubSpot contact per email address and retries a failed message', async () => {
    const code = findCode('HubSpot');
    const settings = { SECRET: secret, HUBSPOT_TOKEN: 'token' };
    const properties = {
      email: ownWords.email,
      firstname: ownWords.first_name,
      lastname: ownWords.last_name,
    };
    assert.deepEqual(await runWorker(code, settings, message, 200), [
      {
        url: 'https://api.hubapi.com/crm/v3/objects/contacts/batch/upsert',
        body: { inputs: [{ id: ownWords.email, idProperty: 'email', properties }] },
      },
    ]);
    await assert.rejects(runWorker(code, settings, message, 500), /502/);
  });

  test('creates a missing Pipedrive person and a lead, and retries a failed message', async () => {
    const code = findCode('Pipedrive');
    const settings = { SECRET: secret, ...pipedrive };
    const sent = await runWorker(code, settings, message, 200);
    assert.deepEqual(
      sent.map(({ url }) => url),
      [
        'https://cue.pipedrive.com/api/v2/persons/search?term=asa%2Bilse%40example.com&fields=email&exact_match=true',
        'https://cue.pipedrive.com/api/v2/persons',
        'https://cue.pipedrive.com/api/v1/leads',
      ],
    );
    assert.equal(sent[1]?.body?.name, 'Ilse “O’Neil” Šubrt');
    assert.equal(sent[2]?.body?.person_id, 7);
    await assert.rejects(runWorker(code, settings, message, 500), /Pipedrive answered 500/);
  });

  test('creates no contact or lead for a test message', async () => {
    for (const name of ['HubSpot', 'Pipedrive']) {
      const run = recipes[name] as RunRecipe;
      assert.deepEqual(await run(findCode(name), secret, trial), [], name);
    }
  });
});
