import { randomUUID } from 'node:crypto';
import { isSqlError } from '#server/db/database.ts';
import type { BotReason } from './bot-check.ts';
import { createRowId } from './idempotency.ts';
import type { InsertQueue } from './insert-queue.ts';
import { readPayload, readSharedKeys } from './payload.ts';
import { readPreferences } from './preferences.ts';
import { createPermissionProblem, Problem } from './problem.ts';
import { readColumns } from './query-parameters.ts';
import type { SchemaCache } from './schema-cache.ts';

type InsertRequest = {
  table: string;
  profile: string | undefined;
  search: string;
  prefer: string | undefined;
  idempotencyKey: string | undefined;
  contentType: string | undefined;
  body: string;
  quarantine: BotReason | undefined;
  source: string | undefined;
};

const maxSourceCharacters = 4_000;

/**
 * Stores all rows as `anon`, or none. @returns the Preference-Applied header, if any
 * @throws Problem, or errors of the database layer
 */
export async function insertRows(
  queue: InsertQueue,
  schema: SchemaCache,
  request: InsertRequest,
): Promise<string | undefined> {
  if (request.profile !== undefined && request.profile !== 'public') {
    throw new Problem(406, 'PGRST106', `Invalid schema: ${request.profile}`, {
      hint: 'Only the following schemas are exposed: public',
    });
  }
  const preferences = readPreferences(request.prefer);
  const requestedColumns = readColumns(request.search);
  const payload = readPayload(request.contentType, request.body);
  const columns = requestedColumns ?? readSharedKeys(payload.rows);
  const table = await schema.findTable(request.table, columns);
  if (preferences.needsMoreThanInsert) throw createPermissionProblem(table.name);
  if (payload.rows.length === 0) return preferences.applied;

  // Only the site's own client sends these headers, and it sends single rows.
  const isSingle = payload.rows.length === 1;
  const quarantine = isSingle ? request.quarantine : undefined;
  const source =
    isSingle && (request.source?.length ?? 0) <= maxSourceCharacters ? request.source : undefined;
  const rowKey = findRowId(request, table.namedRowKey, payload.rows.length);
  const rowId = rowKey ?? (quarantine || source ? randomUUID() : undefined);
  const { missingDefault } = preferences;
  try {
    await queue.store({ table, columns, payload, missingDefault, rowId, source, quarantine });
  } catch (error) {
    if (rowId === undefined || !isSqlError(error)) throw error;
    // The row was stored by a previous attempt whose response was lost.
    if (error.code !== '23505' || error.constraint !== table.namedRowKey) throw error;
  }
  return preferences.applied;
}

function findRowId(request: InsertRequest, namedRowKey: string | null, rows: number): string | undefined {
  const { idempotencyKey, table, body } = request;
  if (idempotencyKey === undefined || namedRowKey === null) return undefined;
  if (rows > 1) {
    throw new Problem(400, 'invalid_idempotency_key', 'Idempotency-Key is for requests of a single row');
  }
  return createRowId(idempotencyKey, table, body);
}
