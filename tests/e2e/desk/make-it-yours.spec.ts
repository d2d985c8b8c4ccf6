import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as anyExpect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type CopiedSite, startCopiedSite } from '#tests/support/site/copied-site.ts';
import { paths } from '#tests/support/site/paths.ts';

const expect = anyExpect.configure({ timeout: 30_000 });
const oldName = /cuelight/i;
const oldColors = /#(?:e3173e|ffb23e)/i;
const oldMarks = /\/art\/mark-(?:nordlys|maison-verre|field-and-fold|oko|brightside|palo-home)-/;
const oldFilm = /stage-loop/;
const main = '#0a5c8a';
const accent = '#f2b233';

let site: CopiedSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startCopiedSite('https://northlight.example');
});
test.afterAll(() => site.stop());

const face = (hue: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="hsl(${hue} 40% 75%)"/><circle cx="450" cy="450" r="240" fill="hsl(${hue} 35% 45%)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
const mark = (letter: string, at: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M${4 + at} 4h${30 + at * 4}v32h-30z"/><circle cx="${90 - at}" cy="20" r="${9 + at}"/><title>${letter}</title></svg>`;
const star = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${main}"/><path fill="#fff" d="M32 10l6 16h16l-13 10 5 17-14-10-14 10 5-17-13-10h16z"/></svg>`;

type Upload = { name: string; mimeType: string; buffer: Buffer };
const jpeg = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'image/jpeg', buffer });
const svg = (name: string, text: string): Upload => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);
const saved = (page: Page) => expect(page.getByText(/saved as draft/)).toBeVisible();

/** Goes to a field, unless its section is already open. */
async function open(page: Page, document: string, path: string) {
  const isThere = page.url().includes(`/desk/words/${document}`) && (await field(page, path).isVisible());
  if (isThere) return;
  await page.goto('/desk/words');
  await page.goto(`/desk/words/${document}#${path}`);
  await expect(field(page, path)).toBeVisible();
}

async function type(page: Page, document: string, texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    await open(page, document, path);
    const input = field(page, path);
    if (await input.evaluate((one) => one.matches('[readonly]'))) {
      await input.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Change it' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await input.fill(text);
    await input.blur();
    await saved(page);
  }
}

async function upload(page: Page, document: string, path: string, file: Upload, alt?: string) {
  await open(page, document, `${path}.file`);
  const place = page
    .locator('fieldset')
    .filter({ has: field(page, `${path}.file`) })
    .last();
  await place.locator('input[type=file]').last().setInputFiles(file);
  // The line of a running upload has the same name; this one appears when the field has the file.
  const current = field(page, `${path}.file`).locator('xpath=../../p').first();
  await expect(current).toContainText(file.name);
  if (alt) await field(page, `${path}.alt`).fill(alt);
  await page.keyboard.press('Tab');
  await saved(page);
}

test('lets an agency replace all of our texts, pictures and colors in the desk', async ({ browser }) => {
  test.setTimeout(900_000);
  const page = await site.editor(browser);
  page.setDefaultTimeout(30_000);
  const replaced = await hashesOf(page, ['favicon.svg', 'apple-touch-icon.png', ...replacedFiles()]);
  expect(replaced.size).toBeGreaterThan(20);

  await type(page, 'site', {
    brand: 'northlight',
    legalName: 'Northlight Live GmbH',
    tagline: 'Live shows from the north',
    email: 'hello@northlight.example',
    privacyOfficerEmail: 'privacy@northlight.example',
    phone: '+49 40 901820',
    location: 'Hamburg',
    'links.scheduling': 'https://northlight.example/call',
    'links.community': 'https://northlight.example/community',
    'links.social.0.href': 'https://social.example/tiktok/northlight',
    'links.social.1.href': 'https://social.example/instagram/northlight',
    'links.social.2.href': 'https://social.example/youtube/northlight',
    'offices.0.city': 'Hamburg',
    'offices.0.street': '4 Harbor Street',
    'offices.1.street': '9 Lake Road',
    'offices.2.street': '2 Hill Lane',
  });
  await upload(page, 'brand', 'mark', svg('star.svg', star));
  await type(page, 'brand', { 'colors.main': main, 'colors.accent': accent });
  await open(page, 'brand', 'typeface');
  await field(page, 'typeface').selectOption('manrope');
  await saved(page);

  for (let at = 0; at < 6; at += 1) {
    const picture = `team.members.${at}.picture`;
    await upload(page, 'about', picture, jpeg(`person-${at}.jpg`, await face(at * 50)), `Person ${at}`);
    const id = `items.${at}`;
    await upload(
      page,
      'clients',
      `${id}.mark`,
      svg(`client-${at}.svg`, mark(`Client ${at}`, at)),
      `Client ${at}`,
    );
    await type(page, 'clients', { [`${id}.name`]: `Client ${at}` });
  }
  for (const at of [0, 1])
    await upload(
      page,
      'case-studies',
      `tapes.items.${at}.picture`,
      jpeg(`case-${at}.jpg`, await face(215 + at * 9)),
      'A client',
    );
  const film = makeFilm(join(site.dataDir, 'north.webm'));
  await upload(page, 'home', 'hero.film', { name: 'north.webm', mimeType: 'video/webm', buffer: film });
  await type(page, 'case-studies', {
    'featured.title': 'From one show to a weekly one',
    'featured.author': 'Lena Petersen, owner',
  });

  await page.goto('/desk/words');
  await page.getByRole('button', { name: /^Publish \d+ changes/ }).click();
  await expect(page.getByText(/Live (?:at|since)/i).first()).toBeVisible({ timeout: 240_000 });

  const visitor = await browser.newPage({ baseURL: site.url });
  const files = new Set<string>();
  for (const path of [...paths, '/nowhere']) {
    const html = await (await visitor.request.get(path)).text();
    expect.soft(html.match(oldName)?.[0], `the name on ${path}`).toBeUndefined();
    expect.soft(html.match(oldColors)?.[0], `the color on ${path}`).toBeUndefined();
    expect.soft(html.match(oldMarks)?.[0], `a client's mark on ${path}`).toBeUndefined();
    expect.soft(html.match(oldFilm)?.[0], `the film on ${path}`).toBeUndefined();
    for (const [, file = ''] of html.matchAll(
      /(?:src|href)="(\/(?:art|_astro|fetched)\/[^"]+|\/[\w.-]+\.(?:svg|webmanifest|ico|png))"/g,
    ))
      files.add(file);
  }
  expect(files.size).toBeGreaterThan(40);
  for (const file of files) {
    if (!/\.(?:svg|css|webmanifest|js)$/.test(file)) continue;
    const text = await (await visitor.request.get(file)).text();
    if (!file.endsWith('.js')) expect.soft(text.match(oldName)?.[0], `the name in ${file}`).toBeUndefined();
    expect.soft(text.match(oldColors)?.[0], `the color in ${file}`).toBeUndefined();
  }
  const shown = await hashesOf(visitor, [
    'favicon.svg',
    'apple-touch-icon.png',
    ...(await linkedFiles(visitor, '/about')),
    ...(await linkedFiles(visitor, '/')).filter((name) => !name.startsWith('art/people-')),
  ]);
  expect(shown.size).toBeGreaterThan(10);
  expect([...shown].filter((hash) => replaced.has(hash))).toEqual([]);
  const about = await (await visitor.request.get('/about')).text();
  expect(about.match(/\/art\/upload-\d+\.[\da-f]{8}\.webp/g)?.length).toBeGreaterThanOrEqual(6);
  expect(about.match(/\/art\/people-[\w-]+/g)).toBeNull();

  const live = JSON.parse(readFileSync(join(site.dataDir, 'releases/live.json'), 'utf8'));
  const release = join(site.dataDir, 'releases', live.id, 'site');
  const icons = readdirSync(release).filter((name) => /icon.*\.png$/.test(name));
  const sharing = readdirSync(join(release, 'social')).map((name) => join('social', name));
  expect(icons.length).toBeGreaterThan(0);
  const fresh = new Set(await sharingOf(visitor));
  for (const name of [...icons, ...sharing.filter((one) => fresh.has(`/${one}`))])
    expect.soft(await shareOfRed(join(release, name)), `the old red in ${name}`).toBeLessThan(0.002);

  await visitor.close();
  for (const path of ['/desk/words', '/desk/leads', '/desk/media', '/desk/settings', '/desk/words/brand']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    // The history still names the old values.
    const shown = path === '/desk/words' ? page.getByRole('banner') : page.locator('body');
    expect.soft(await shown.innerText(), path).not.toMatch(oldName);
    expect.soft(await page.title(), path).not.toMatch(oldName);
  }

  const message = await page.request.post('/rest/v1/contact_submissions', {
    headers: { apikey: 'anon-key', prefer: 'return=minimal' },
    data: {
      first_name: 'Dana',
      last_name: 'Whitlock',
      email: 'dana@whitlock.example',
      company: null,
      inquiry_type: 'new-client',
      message: 'Hello.',
    },
  });
  expect(message.status()).toBe(201);
  await expect(async () => {
    const mails = readdirSync(join(site.dataDir, 'mail'));
    expect(mails.length).toBeGreaterThan(0);
    for (const name of mails) {
      const mail = readFileSync(join(site.dataDir, 'mail', name), 'utf8');
      expect(mail).toMatch(/northlight/i);
      expect(mail).not.toMatch(oldName);
      expect(mail).not.toMatch(oldColors);
    }
  }).toPass({ timeout: 30_000 });
});

/** A film of two seconds; without ffmpeg, the built-in film with an empty element, so that its hash differs. */
function makeFilm(file: string): Buffer {
  const made = spawnSync('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=12:duration=2'],
    ...['-c:v', 'libvpx', '-b:v', '200k', file],
  ]);
  if (made.status === 0) return readFileSync(file);
  return Buffer.concat([readFileSync('public/media/stage-loop.webm'), Buffer.from([0xec, 0x81, 0])]);
}

/** The client marks, portraits and film with which the copy was built. */
function replacedFiles(): string[] {
  const names = readdirSync('dist/art').filter((name) => /\.svg$/.test(name));
  const marks = names.filter((name) => oldMarks.test(`/art/${name}`));
  const about = readFileSync('dist/about.html', 'utf8');
  const faces = names.filter((name) => name.startsWith('people-') && about.includes(name));
  return [...[...marks, ...faces].map((name) => `art/${name}`), 'media/stage-loop.webm'];
}

/** Addresses of the pictures and films on a page. */
async function linkedFiles(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set(Array.from(html.matchAll(/"\/((?:art|media)\/[^"\s]+)"/g), ([, name = '']) => name))];
}

async function hashesOf(page: Page, names: string[]): Promise<Set<string>> {
  const hashes = names.map(async (name) => hashOf(await (await page.request.get(`/${name}`)).body()));
  return new Set(await Promise.all(hashes));
}

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');

async function sharingOf(visitor: Page): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const html = await (await visitor.request.get(path)).text();
    found.push(...Array.from(html.matchAll(/(\/social\/[\w.-]+\.png)/g), ([, name = '']) => name));
  }
  return found;
}

/** Share of a picture's pixels that are close to our red. */
async function shareOfRed(file: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.abs(r - 0xe3) + Math.abs(g - 0x17) + Math.abs(b - 0x3e) < 24) red += 1;
  }
  return red / (info.width * info.height);
}
