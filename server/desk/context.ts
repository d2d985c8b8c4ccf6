import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Role } from '#shared/desk/api.ts';
import type { LiveDesk } from './live/live.ts';

export type DeskContext = {
  config: Config;
  database: Database;
  staff: StaffDatabase;
  live: LiveDesk;
  log: FastifyBaseLogger;
  nudge(): void;
  build?(): void;
};

export type Member = { id: string; email: string; name: string; role: Role };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to another module's
  interface FastifyRequest {
    member: Member;
    sessionHash: string;
    deskOrigin: string;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to another module's
  interface FastifyContextConfig {
    roles?: Role[];
    open?: boolean;
    checksBody?: boolean;
    takesFile?: boolean;
  }
}
