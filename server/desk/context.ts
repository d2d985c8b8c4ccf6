import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Role } from '#shared/desk/api.ts';

/** What the routes of the desk work with. */
export type DeskContext = {
  config: Config;
  database: Database;
  /** The same, for single statements; bounded in time, since visitors wait meanwhile on the embedded database. */
  staff: StaffDatabase;
  log: FastifyBaseLogger;
  /** Wakes the worker of this process, where there is one: a mail was written. */
  nudge(): void;
  /** Wakes the builder beside this process, where there is one: something is to be published. */
  build?(): void;
};

/** Whoever a request is from, as of this request. */
export type Member = { id: string; email: string; name: string; role: Role };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to another module's
  interface FastifyRequest {
    /** Set before any handler of a route that names roles runs. */
    member: Member;
    /**
     * What is kept of the session that the request came with; empty where there is none. What goes on after its answer
     * began asks `findMember` of sessions.ts with it, again and again.
     */
    sessionHash: string;
    /** The origin under which the desk was asked, such as `https://desk.example.com`. */
    deskOrigin: string;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to another module's
  interface FastifyContextConfig {
    /** Who may ask this: a route of the desk that names neither roles nor `open` answers nobody. */
    roles?: Role[];
    /** Answers people who are not signed in. */
    open?: boolean;
    /** Checks the characters of its body itself, to name the field. */
    checksBody?: boolean;
  }
}
