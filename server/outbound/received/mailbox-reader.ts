import type { ImapFlow } from 'imapflow';
import { type Config, isLoopback } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { limits } from './limits.ts';
import { LeaseLost, MailboxPosition } from './mailbox-position.ts';
import { receiveMail } from './receive-mail.ts';

const secondMilliseconds = 1_000;
const dayMilliseconds = 86_400 * secondMilliseconds;
/** Older emails are skipped on the first start, and after the mail server renumbered the mailbox. */
const maxAgeDaysOnFirstStart = 1;
const maxAgeDaysAfterRenumbering = 30;
const seenFlags = ['\\Seen'];

export type ReaderTimes = {
  /** Interval of checks while IDLE reports nothing. Shorter than the lease. */
  pollMilliseconds: number;
  /** Pauses after consecutive failures; the last one is repeated. */
  pauses: number[];
};

const defaultTimes: ReaderTimes = {
  pollMilliseconds: 60 * secondMilliseconds,
  pauses: [
    5 * secondMilliseconds,
    30 * secondMilliseconds,
    120 * secondMilliseconds,
    300 * secondMilliseconds,
  ],
};

type MailboxReaderParts = {
  config: Pick<Config, 'IMAP_URL' | 'DATABASE_URL' | 'MAIL_REPLY_TO'> & { IMAP_URL: string };
  database: Database;
  log: Logger;
  onMail: () => void;
  times?: ReaderTimes;
};

/** Stores each email, marks it as read, then moves the position. Emails that are read twice after a crash are detected. */
export class MailboxReader {
  readonly #parts: MailboxReaderParts;
  readonly #times: ReaderTimes;
  readonly #position: MailboxPosition;
  readonly #folder: string;
  #isStopped = false;
  #wake = () => {};
  #client: ImapFlow | undefined;
  #running: Promise<void> | undefined;

  constructor(parts: MailboxReaderParts) {
    this.#parts = parts;
    this.#times = parts.times ?? defaultTimes;
    const { hostname, username, pathname } = new URL(parts.config.IMAP_URL);
    this.#folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
    this.#position = new MailboxPosition(
      parts.database,
      `${hostname} ${username} ${this.#folder}`,
      parts.config.DATABASE_URL === undefined,
    );
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    this.#client?.close();
    await this.#running;
    await this.#position.release().catch(() => {});
  }

  async #run(): Promise<void> {
    let failures = 0;
    let lastReason = '';
    while (!this.#isStopped) {
      try {
        if (await this.#position.claim()) {
          await this.#readWhileConnected(() => {
            failures = 0;
            lastReason = '';
          });
        } else await this.#pause(this.#times.pollMilliseconds);
      } catch (error) {
        if (this.#isStopped || error instanceof LeaseLost) continue;
        const reason = explainError(error);
        if (reason !== lastReason) this.#parts.log.error({ err: error }, 'the mailbox cannot be read');
        lastReason = reason;
        await this.#position.markFailing().catch(() => {});
        await this.#pause(
          this.#times.pauses[Math.min(failures, this.#times.pauses.length - 1)] ?? secondMilliseconds,
        );
        failures += 1;
      }
    }
  }

  async #readWhileConnected(onRead: () => void): Promise<void> {
    const client = await this.#createClient();
    this.#client = client;
    let failure: unknown;
    let hasNews = false;
    client.on('error', (error) => {
      failure ??= error;
      this.#wake();
    });
    client.on('close', () => this.#wake());
    client.on('exists', () => {
      hasNews = true;
      this.#wake();
    });
    try {
      await client.connect();
      await client.mailboxOpen(this.#folder);
      while (!this.#isStopped && client.usable) {
        hasNews = false;
        if (!(await this.#position.claim())) return;
        await this.#readNew(client);
        await this.#position.markRead();
        onRead();
        // An event that arrives before the pause would not end the pause.
        if (hasNews || !client.usable) continue;
        // IDLE ends when another command is sent.
        client.idle().catch(() => {});
        await this.#pause(this.#times.pollMilliseconds);
      }
      if (!this.#isStopped) throw failure ?? new Error('The mail server closed the connection.');
    } finally {
      client.close();
      this.#client = undefined;
    }
  }

  async #createClient(): Promise<ImapFlow> {
    // Loaded on demand, because it takes a lot of memory.
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname, port, username, password } = new URL(this.#parts.config.IMAP_URL);
    const isSecure = protocol === 'imaps:';
    return new ImapFlow({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      ...(!isSecure && !isLoopback(hostname) && { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      disableAutoIdle: true,
      logger: false,
      socketTimeout: 2 * this.#times.pollMilliseconds,
    });
  }

  async #readNew(client: ImapFlow): Promise<void> {
    const position = await this.#position.claim();
    if (!position || !client.mailbox) throw new LeaseLost('Another process has taken over the mailbox.');
    const { uidValidity, uidNext } = client.mailbox;
    const validity = String(uidValidity);
    const isKnown = position.uidValidity === validity;
    const days = position.uidValidity === null ? maxAgeDaysOnFirstStart : maxAgeDaysAfterRenumbering;
    const found = await client.search(
      isKnown
        ? { uid: `${position.lastUid + 1}:*` }
        : { since: new Date(Date.now() - days * dayMilliseconds) },
      { uid: true },
    );
    if (!found) throw new Error('The mail server did not list the emails.');
    // A range that ends with * always contains the last email.
    const uids = found.filter((uid) => !isKnown || uid > position.lastUid).toSorted((a, b) => a - b);
    for (const uid of uids) {
      if (this.#isStopped) return;
      await this.#readOne(client, validity, uid);
    }
    if (!isKnown && uids.length === 0) await this.#position.move(validity, uidNext - 1);
  }

  async #readOne(client: ImapFlow, validity: string, uid: number): Promise<void> {
    const range = String(uid);
    const source = { start: 0, maxLength: limits.rawBytes };
    const message = await client.fetchOne(range, { uid: true, size: true, source }, { uid: true });
    const raw = message ? message.source : undefined;
    if (message && raw) {
      const { config, database, log, onMail } = this.#parts;
      const stored = await receiveMail(database, config, raw, { size: message.size ?? raw.length });
      if (stored !== 'ours') await client.messageFlagsAdd(range, seenFlags, { uid: true });
      await this.#position.move(validity, uid);
      if (typeof stored === 'string') return;
      log.info({ kind: stored.kind, sorted: stored.leadId !== null }, 'email received');
      onMail();
      return;
    }
    if (!client.usable) throw new Error('The mail server closed the connection.');
    await this.#position.move(validity, uid);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isStopped) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
