import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import type { DeskLinkSettings } from '#server/outbound/mail/desk-link.ts';
import { createChatBody } from './chat-message.ts';
import type { UrlGuard } from './guard.ts';
import { type ClaimedDelivery, type DeliveryResult, HookQueue } from './hook-queue.ts';
import { getHookRetryDelay, totalRetryMilliseconds } from './hook-retry-delay.ts';
import { createPayload } from './payload.ts';
import { type HookResponse, postToUrl } from './post.ts';
import { unseal } from './seal.ts';
import { createSignedHeaders } from './sign.ts';

type HookSettings = Pick<Config, 'HOOKS_KEY'> & DeskLinkSettings;

const keyChangedText = 'HOOKS_KEY has changed since this connection was saved.';

export class HookSender {
  readonly #database: StaffDatabase;
  readonly #queue: HookQueue;
  readonly #guard: UrlGuard;
  readonly #settings: HookSettings;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #underWay = new Set<Promise<void>>();
  #isStopped = false;

  constructor(options: {
    database: Database;
    guard: UrlGuard;
    settings: HookSettings;
    log: Logger;
    now?: () => Date;
  }) {
    const { database, guard, settings, log, now = () => new Date() } = options;
    this.#database = createStaffDatabase(database);
    this.#queue = new HookQueue(database, now);
    this.#guard = guard;
    this.#settings = settings;
    this.#log = log;
    this.#now = now;
  }

  /** Does not wait for the deliveries, so that a slow receiver does not delay others. */
  async startDeliveries(onEnd: () => void): Promise<void> {
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
    await this.waitUntilSettled();
  }

  async waitUntilSettled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { HOOKS_KEY: key } = this.#settings;
    const unsealSecret = (sealed: string | null, name: string) =>
      key && sealed !== null ? unseal(key, sealed, `${delivery.endpoint} ${name}`) : undefined;
    const address = unsealSecret(delivery.addressSealed, 'address');
    if (address === undefined) {
      const answer = { status: null, text: keyChangedText, milliseconds: 0 };
      return this.#queue.record(delivery, answer, { type: 'paused', reason: 'key' });
    }
    const payload = await createPayload(this.#database, this.#settings, delivery.event, delivery.isFull);
    if (!payload) return this.#queue.discard(delivery, 'the lead was deleted');
    const secrets = [
      unsealSecret(delivery.secretSealed, 'secret'),
      unsealSecret(delivery.oldSecretSealed, 'secret'),
    ].filter((secret) => secret !== undefined);
    const isWebhook = delivery.kind === 'webhook';
    const body = isWebhook ? JSON.stringify(payload) : createChatBody(delivery.kind as 'slack', payload);
    const headers = isWebhook ? createSignedHeaders(delivery.event.id, this.#now(), body, secrets) : {};
    if (!(await this.#queue.isLeased(delivery))) return;
    const answer = await postToUrl(this.#guard, address, headers, body);
    const result = toDeliveryResult(delivery, answer, this.#now());
    await this.#queue.record(delivery, answer, result);
    const { status, milliseconds } = answer;
    this.#log.debug({ job: delivery.job, status, milliseconds, result: result.type }, 'delivery attempted');
    if (result.type === 'paused' || result.type === 'gone')
      this.#log.error({ connection: delivery.endpoint, status, result: result.type }, 'connection stopped');
  }
}

function toDeliveryResult(
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
  const isOver = failingSince !== null && +now - +failingSince >= totalRetryMilliseconds;
  if (isOver) return { type: 'paused', reason: 'failing' };
  const asksForPause = (status === 429 || status === 503) && retryAfter !== undefined;
  const countsAttempt = kind === 'webhook' || !asksForPause;
  if (countsAttempt && getHookRetryDelay(attempts) === undefined) return { type: 'dead' };
  const milliseconds = (asksForPause ? retryAfter : getHookRetryDelay(attempts)) ?? 0;
  return { type: 'retry', milliseconds, delaysConnection: asksForPause, countsAttempt };
}
