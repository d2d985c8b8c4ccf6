import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOnly } from '#server/desk/roles.ts';
import { createZip, type ZipFile } from '#server/zip.ts';
import { type PersonArchive, readArchive, readAttachments } from './access-archive.ts';
import { renderAccessPage } from './access-page.ts';

const personSchema = z.string().trim().min(1).max(320);

/** For access requests. Each access is logged. */
export async function accessRequestRoutes(
  app: FastifyInstance,
  { staff, config, log }: DeskContext,
): Promise<void> {
  app.get('/access', adminOnly, async ({ query, member }: FastifyRequest, reply) => {
    const person = personSchema.safeParse((query as { email?: unknown }).email).data;
    if (person === undefined) throw new Refused(400, 'invalid', 'Enter the email address or phone number.');
    const now = new Date();
    const archive = await readArchive({ staff, config }, person, now);
    // The log entry does not identify the person.
    await staff.query(`insert into staff.event (member_id, kind) values ($1, 'access')`, [member.id]);
    const zip = Readable.from(createZip(listArchiveFiles(staff, archive), now));
    zip.on('error', (error) => log.error({ err: error }, 'failed to answer an access request'));
    const name = `personal-data-${now.toISOString().slice(0, 10)}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(zip);
  });
}

async function* listArchiveFiles(
  staff: DeskContext['staff'],
  archive: PersonArchive,
): AsyncGenerator<ZipFile> {
  yield { name: 'personal-data.html', content: Buffer.from(renderAccessPage(archive)) };
  yield { name: 'personal-data.json', content: Buffer.from(`${JSON.stringify(archive, null, 2)}\n`) };
  yield* readAttachments(staff, archive);
}
