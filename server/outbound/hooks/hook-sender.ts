import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type StaffDatabase, staffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import type { DeskLinkSettings } from '#server/outbound/mail/desk-link.ts';
import { chatBody } from './chat-message.ts';
import type { Guard } from './guard.ts';
import { type ClaimedDelivery, type DeliveryResult, HookQueue } from './hook-queue.ts';
import { hookRetryDelay, maxFailingMilliseconds } from './hook-retry-delay.ts';
import { payloadOf } from './payload.ts';
import { type HookResponse, post } from './post.ts';
import { unseal } from './seal.ts';
import { signedHeaders } from './sign.ts';

type HookSettings = Pick<Config, 'HOOKS_KEY'> & DeskLinkSettings;

const wrongKey = 'HOOKS_KEY has changed since this connection was saved.';

export class HookSender {
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

  /** Does not wait for the deliveries, so that a slow receiver does not delay others. */
  async begin(onEnd: () => void): Promise<void> {
    if (this.#isStopped || !(await this.#queue.isDue())) return;
    for (const delivery of await this.#queue.claim()) {
      const work = this.#deliver(delivery)
        .catch((error) =>
          this.#log.error({ err: error, job: delivery.job }, 'delivery failed, it will be retried'),
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

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { HOOKS_KEY: key } = this.#settings;
    const open = (sealed: string | null, name: string) =>
      key && sealed !== null ? unseal(key, sealed, `${delivery.endpoint} ${name}`) : undefined;
    const address = open(delivery.addressSealed, 'address');
    if (address === undefined) {
      const answer = { status: null, text: wrongKey, milliseconds: 0 };
      return this.#queue.record(delivery, answer, { type: 'paused', reason: 'key' });
    }
    const payload = await payloadOf(this.#database, this.#settings, delivery.event, delivery.isFull);
    if (!payload) return this.#queue.discard(delivery, 'the lead was deleted');
    const secrets = [open(delivery.secretSealed, 'secret'), open(delivery.oldSecretSealed, 'secret')].filter(
      (secret) => secret !== undefined,
    );
    const isWebhook = delivery.kind === 'webhook';
    const body = isWebhook ? JSON.stringify(payload) : chatBody(delivery.kind as 'slack', payload);
    const headers = isWebhook ? signedHeaders(delivery.event.id, this.#now(), body, secrets) : {};
    if (!(await this.#queue.isLeased(delivery))) return;
    const answer = await post(this.#guard, address, headers, body);
    const result = resultOf(delivery, answer, this.#now());
    await this.#queue.record(delivery, answer, result);
    const { status, milliseconds } = answer;
    this.#log.debug({ job: delivery.job, status, milliseconds, result: result.type }, 'delivery attempted');
    if (result.type === 'paused' || result.type === 'gone')
      this.#log.error({ connection: delivery.endpoint, status, result: result.type }, 'connection stopped');
  }
}

function resultOf(
  {
    attempts,
    failingSince,
    kind,
    event,
  }: Pick<ClaimedDelivery, 'attempts' | 'failingSince' | 'kind' | 'event'>,
  { status, retryAfter }: Pick<HookResponse, 'status' | 'retryAfter'>,
  now: Date,
): DeliveryResult {
  if (status !== null && status >= 200 && status < 300) return { type: 'delivered' };
  if (status === 410) return { type: 'gone' };
  // The member who sends a test event sees the result and can send it again.
  if (event.isTest) return { type: 'dead' };
  const isOver = failingSince !== null && +now - +failingSince >= maxFailingMilliseconds;
  if (isOver) return { type: 'paused', reason: 'failing' };
  const asksForPause = (status === 429 || status === 503) && retryAfter !== undefined;
  const countsAttempt = kind === 'webhook' || !asksForPause;
  if (countsAttempt && hookRetryDelay(attempts) === undefined) return { type: 'dead' };
  const milliseconds = (asksForPause ? retryAfter : hookRetryDelay(attempts)) ?? 0;
  return { type: 'retry', milliseconds, delaysConnection: asksForPause, countsAttempt };
}
