import { createHash } from 'node:crypto';
import { formatIsoSql, type Row, type StaffQueries } from '#server/db/staff-query.ts';
import type { Focus, LibraryPicture } from '#shared/desk/media.ts';
import type { DecodedUpload } from './decode-picture.ts';

export type StoredPicture = Omit<LibraryPicture, 'places'>;

const pictureColumns = `file, name, type, width, height, bytes, alt, focus_x as "focusX", focus_y as "focusY",
  member_id as "uploadedBy", ${formatIsoSql('created_at')} as "uploadedAt"`;

export async function readPictures(staff: StaffQueries): Promise<StoredPicture[]> {
  const rows = await staff.query(`select ${pictureColumns} from staff.picture order by created_at desc, id`);
  return rows.map(toPicture);
}

export async function readPictureFiles(staff: StaffQueries): Promise<string[]> {
  return (await staff.query('select file from staff.picture')).map(({ file }) => String(file));
}

export async function readPicture(staff: StaffQueries, file: string): Promise<StoredPicture | undefined> {
  const [row] = await staff.query(`select ${pictureColumns} from staff.picture where file = $1`, [file]);
  return row && toPicture(row);
}

export async function readUsage(staff: StaffQueries): Promise<number> {
  const [row] = await staff.query('select coalesce(sum(bytes), 0)::float8 as bytes from staff.picture');
  return Number(row?.bytes);
}

type NewPicture = {
  name: string;
  decoded: DecodedUpload;
  data: Buffer;
  thumbnail: Buffer;
  memberId: string;
  quota: number;
};

/** @returns undefined when the picture exceeds the quota */
export async function addPicture(
  staff: StaffQueries,
  { name, decoded, data, thumbnail, memberId, quota }: NewPicture,
): Promise<{ file: string; isKnown: boolean } | undefined> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const file = `uploads/${hash}.${decoded.ending}`;
  const known = await readPicture(staff, file);
  if (known) return { file, isKnown: true };
  const rows = await staff.query(
    `with added as (
      insert into staff.picture (file, name, type, width, height, member_id, data, thumbnail, alt)
      select $1, $2, $3, $4::int, $5::int, $6::uuid, $7::bytea, $8::bytea, $11
      where (select coalesce(sum(bytes), 0) from staff.picture) + $9::float8 <= $10::float8
      on conflict (file) do nothing
      returning file
    )
    select file from added`,
    [
      file,
      decoded.name ?? name,
      decoded.type,
      decoded.width,
      decoded.height,
      memberId,
      data,
      thumbnail,
      data.length + thumbnail.length,
      quota,
      decoded.ending === 'woff2' ? '' : null,
    ],
  );
  if (rows.length > 0) return { file, isKnown: false };
  return (await readPicture(staff, file)) ? { file, isKnown: true } : undefined;
}

type PictureChange = { name: string; alt: string | null; focus: Focus | null };

/** Compare-and-set. @returns whether it changed the picture */
export async function changePicture(
  staff: StaffQueries,
  file: string,
  { was, now }: { was: PictureChange; now: PictureChange },
): Promise<boolean> {
  const rows = await staff.query(
    `update staff.picture set name = $2, alt = $3, focus_x = $4, focus_y = $5
    where file = $1 and (name, alt, focus_x, focus_y) is not distinct from ($6::text, $7::text, $8::smallint, $9::smallint)
    returning file`,
    [file, ...toValues(now), ...toValues(was)],
  );
  return rows.length > 0;
}

const toValues = ({ name, alt, focus }: PictureChange) => [name, alt, focus?.x ?? null, focus?.y ?? null];

export async function deletePicture(staff: StaffQueries, file: string): Promise<boolean> {
  const rows = await staff.query('delete from staff.picture where file = $1 returning file', [file]);
  return rows.length > 0;
}

/** Data is in base64, because the command line receives JSON. */
export async function readPictureData(
  staff: StaffQueries,
  file: string,
  column: 'data' | 'thumbnail' = 'data',
): Promise<Buffer | undefined> {
  const [row] = await staff.query(
    `select encode(${column}, 'base64') as text from staff.picture where file = $1`,
    [file],
  );
  return row && Buffer.from(String(row.text), 'base64');
}

function toPicture({ focusX, focusY, ...row }: Row): StoredPicture {
  return { ...row, focus: focusX === null ? null : { x: focusX, y: focusY } } as StoredPicture;
}
