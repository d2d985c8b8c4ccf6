import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type StaffDatabase, staffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import type { DeskPlace } from '#server/outbound/mail/desk-link.ts';
import { chatBody } from './chat-message.ts';
import type { Guard } from './guard.ts';
import { type Claimed, type Effect, HookQueue } from './hook-queue.ts';
import { payloadOf } from './payload.ts';
import { type Answer, post } from './post.ts';
import { nextTry, patience } from './retry-table.ts';
import { unseal } from './seal.ts';
import { signedHeaders } from './sign.ts';

type HookSettings = Pick<Config, 'HOOKS_KEY'> & DeskPlace;

const wrongKey = 'HOOKS_KEY is another one than when this connection was saved.';

/** Brings messages to connections: claims them, writes each from the rows, sends it, and notes what was said. */
export class Messenger {
  readonly #database: StaffDatabase;
  readonly #queue: HookQueue;
  readonly #guard: Guard;
  readonly #settings: HookSettings;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #underWay = new Set<Promise<void>>();
  #isStopped = false;

  constructor(options: {
    database: Database;
    guard: Guard;
    settings: HookSettings;
    log: Logger;
    now?: () => Date;
  }) {
    const { database, guard, settings, log, now = () => new Date() } = options;
    this.#database = staffDatabase(database);
    this.#queue = new HookQueue(database, now);
    this.#guard = guard;
    this.#settings = settings;
    this.#log = log;
    this.#now = now;
  }

  /**
   * Starts due deliveries without waiting for them, so that a slow receiver blocks no other.
   * @param onEnd called when a slot becomes free
   */
  async begin(onEnd: () => void): Promise<void> {
    if (this.#isStopped || !(await this.#queue.isDue())) return;
    for (const claimed of await this.#queue.claim()) {
      const work = this.#deliver(claimed)
        .catch((error) =>
          this.#log.error({ err: error, job: claimed.job }, 'a message to a connection waits'),
        )
        .finally(() => {
          this.#underWay.delete(work);
          onEnd();
        });
      this.#underWay.add(work);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.settled();
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #deliver(claimed: Claimed): Promise<void> {
    const { HOOKS_KEY: key } = this.#settings;
    const open = (sealed: string | null, what: string) =>
      key && sealed !== null ? unseal(key, sealed, `${claimed.endpoint} ${what}`) : undefined;
    const address = open(claimed.addressSealed, 'address');
    if (address === undefined) {
      return this.#queue.note(
        claimed,
        { status: null, text: wrongKey, milliseconds: 0 },
        { is: 'paused', reason: 'key' },
      );
    }
    const payload = await payloadOf(this.#database, this.#settings, claimed.happening, claimed.isFull);
    if (!payload) return this.#queue.drop(claimed, 'what it told of is gone');
    const secrets = [open(claimed.secretSealed, 'secret'), open(claimed.oldSecretSealed, 'secret')].filter(
      (secret) => secret !== undefined,
    );
    const body =
      claimed.kind === 'webhook' ? JSON.stringify(payload) : chatBody(claimed.kind as 'slack', payload);
    const headers =
      claimed.kind === 'webhook' ? signedHeaders(claimed.happening.id, this.#now(), body, secrets) : {};
    if (!(await this.#queue.isMine(claimed))) return;
    const answer = await post(this.#guard, address, headers, body);
    const effect = effectOf(claimed, answer, this.#now());
    await this.#queue.note(claimed, answer, effect);
    const { status, milliseconds } = answer;
    this.#log.debug({ job: claimed.job, status, milliseconds, effect: effect.is }, 'a connection was told');
    if (effect.is === 'paused' || effect.is === 'gone')
      this.#log.error({ connection: claimed.endpoint, status, effect: effect.is }, 'a connection ended');
  }
}

function effectOf(
  {
    attempts,
    failingSince,
    kind,
    happening,
  }: Pick<Claimed, 'attempts' | 'failingSince' | 'kind' | 'happening'>,
  { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>,
  now: Date,
): Effect {
  if (status !== null && status >= 200 && status < 300) return { is: 'taken' };
  if (status === 410) return { is: 'gone' };
  const asksForPause = (status === 429 || status === 503) && retryAfter !== undefined;
  const isTry = kind === 'webhook' || !asksForPause;
  const delay = asksForPause ? retryAfter : nextTry(attempts);
  const isOver = failingSince !== null && +now - +failingSince >= patience;
  if (isOver) return { is: 'paused', reason: 'failing' };
  if (isTry && nextTry(attempts) === undefined) return { is: 'dead' };
  return { is: 'again', milliseconds: delay ?? 0, holdsAll: asksForPause && !happening.isTest, isTry };
}
