import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '#server/outbound/received/read-mail.ts';
import { splitQuoted } from '#server/outbound/received/split-quoted.ts';
import { emailFrom } from '#tests/support/mail/received.ts';

const lin = 'Lin Day <lin@example.com>';
const head =
  'From: Lin <lin@example.com>\r\nTo: replies@cue.example\r\nSubject: Bomb\r\nMessage-ID: <b@x>\r\n';
const megabyte = 1024 * 1024;

test('separates the quoted history that common mail programs add', () => {
  for (const history of [
    'On Mon, Nov 16, 2026 at 3:00 PM Ada <ada@cue.example>\nwrote:\n\n> Hello Lin,\n>\n> yes.',
    'Am 16.11.2026 um 15:00 schrieb Ada:\n> Hallo',
    '-----Original Message-----\nFrom: Ada\nHello Lin',
    '________________________________\nFrom: Ada\nSent: Monday\nHello Lin',
    'From: Ada <ada@cue.example>\nSent: Monday, November 16\nTo: Lin\nSubject: Re: show\n\nHello Lin',
    '> Hello Lin,\n> yes.\n\n-- \nLin Day\nFern & Cove',
    'On Mon, Nov 16, 2026 Ada <ada@cue.example> wrote:\n\nHello Lin, without marks.',
  ]) {
    const { body, quoted } = splitQuoted(`Tuesday works.\n\nLin\n\n${history}`);
    assert.equal(body, 'Tuesday works.\n\nLin', history);
    assert.equal(quoted, history);
  }
});

test('keeps text between quoted lines and forwarded text in the body', () => {
  for (const text of [
    'See below.\n\nOn Mon, Nov 16, 2026 Ada <ada@cue.example> wrote:\n> Which day?\nTuesday.\n> How many?\nFour.',
    'On Monday we wrote: nothing.\nOn Tuesday we met.',
    '> only a quote',
    'From: our side it is fine.\nSee you.',
  ])
    assert.deepEqual(splitQuoted(text), { body: text, quoted: '' });
});

test('reads an HTML-only email as plain text', async () => {
  const html =
    '<p>Hello <b>Ada</b></p><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">here</a><blockquote>Earlier</blockquote>';
  const { body, quoted } = await readMail(await emailFrom(lin, { text: '', html }));
  assert.match(body, /Hello Ada/);
  assert.doesNotMatch(`${body}${quoted}`, /<|alert\([12]\)|onerror/);
});

test('cleans attachment names and leaves out logos and tracking pixels', async () => {
  const { files } = await readMail(
    await emailFrom(lin, {
      text: '',
      html: '<p>See</p><img src="cid:logo"><img src="cid:photo">',
      attachments: [
        { filename: 'Q4 plan.pdf', content: Buffer.from('%PDF-1.4') },
        { filename: '../../etc/\u202Efdp.exe', content: Buffer.from('MZ') },
        { filename: 'logo.png', content: Buffer.alloc(500), cid: 'logo' },
        { filename: 'photo.png', content: Buffer.alloc(40_000), cid: 'photo' },
        { filename: 'a\r\nX-Evil: 1.txt', content: Buffer.from('x') },
      ],
    }),
  );
  assert.deepEqual(
    files.map(({ name, bytes }) => [name, bytes]),
    [
      ['photo.png', 40_000],
      ['Q4 plan.pdf', 8],
      ['fdp.exe', 2],
      ['a X-Evil: 1.txt', 1],
    ].toSorted((one, another) => indexOfFile(one) - indexOfFile(another)),
  );
  function indexOfFile([name]: (string | number)[]) {
    return files.findIndex((file) => file.name === name);
  }
});

test('reads the text of a 50 MB email within seconds', async () => {
  const line = Buffer.from(`${'QUJD'.repeat(19)}\r\n`);
  const parts = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nThe words.\r\n--b\r\nContent-Type: video/mp4\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=show.mp4\r\n\r\n`;
  const raw = Buffer.concat([
    Buffer.from(parts),
    Buffer.alloc(50 * megabyte, line),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const start = performance.now();
  const mail = await readMail(raw);
  assert.ok(performance.now() - start < 15_000);
  assert.deepEqual([mail.body, mail.isCut, mail.from.address], ['The words.', true, 'lin@example.com']);
  assert.deepEqual(
    mail.files.map(({ name, content }) => [name, content]),
    [['show.mp4', null]],
  );
});

for (const [name, raw] of Object.entries({
  'with 10,000 parts': `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}--b--\r\n`,
  'with 10,000 nested parts':
    head +
    Array.from(
      { length: 10_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join(''),
  'with 10,000 nested messages': head + 'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000),
  'with endless headers': head + 'X-A: b\r\n'.repeat(500_000),
  'with 200,000 nested elements': `${head}Content-Type: text/html\r\n\r\n${'<div>'.repeat(200_000)}Hello`,
})) {
  test(`reads the sender and subject of an email ${name} within seconds`, async () => {
    const start = performance.now();
    const mail = await readMail(Buffer.from(raw));
    assert.ok(performance.now() - start < 25_000, `${performance.now() - start} ms`);
    assert.deepEqual([mail.from.address, mail.subject], ['lin@example.com', 'Bomb']);
    assert.ok(mail.body.length < 200_000);
    assert.ok(mail.files.length <= 50);
    assert.equal(mail.body === 'This email has too many parts to show here.', / parts$/.test(name));
  });
}

test('counts the MIME parts of an email without blocking the server', async () => {
  const lines = '--x\n'.repeat(4 * 1024 * 1024);
  const raw = Buffer.from(`${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${lines}`);
  const before = process.threadCpuUsage();
  await readMail(raw);
  const { user } = process.threadCpuUsage(before);
  assert.ok(user < 150_000, `${user} microseconds`);
});

test('reads malformed and empty emails', async () => {
  for (const raw of [
    '',
    '\r\n',
    'no header at all',
    `${head}Date: never\r\nContent-Type: ;;;\r\n\r\n\0\uD800`,
    '\xff\xfe',
  ]) {
    const mail = await readMail(Buffer.from(raw));
    assert.match(mail.id, /^[\da-f-]{36}$/);
    assert.doesNotMatch(JSON.stringify(mail), /\\u0000/);
  }
});
