import type { StaffDatabase } from '#server/db/staff-query.ts';
import { findMember } from '#server/desk/sign-in/sessions.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import type { Role, Told } from '#shared/desk/api.ts';
import { EventWindow, type News } from './event-window.ts';

export const pollMilliseconds = 1_000;
// Combines several changes into one poll.
const breathMilliseconds = 50;
const checkMilliseconds = 10_000;
const beatMilliseconds = 20_000;
const mostOfSession = 5;
const mostRefs = 200;
const apartMilliseconds = 10;
const mostApartMilliseconds = 500;

export type Listener = {
  sessionHash: string;
  role: Role;
  /** @returns false when the client is gone or reads too slowly */
  write(text: string): boolean;
  end(): void;
};

/**
 * Notifies open desks of changes by any process. Polls the events once a second while a desk is connected, also during
 * database outages.
 */
export class LiveDesk {
  readonly #staff: Pick<StaffDatabase, 'query'>;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  #window: EventWindow | undefined;
  #timers: NodeJS.Timeout[] = [];
  #next: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isWoken = false;
  #isClosed = false;
  #changedAt = 0;
  #workedAt = 0;
  #told = '';

  constructor(staff: Pick<StaffDatabase, 'query'>, log: Logger) {
    this.#staff = staff;
    this.#log = log;
  }

  add(listener: Listener): void {
    if (this.#isClosed) {
      listener.end();
      return;
    }
    const ofSession = [...this.#listeners].filter((one) => one.sessionHash === listener.sessionHash);
    const [oldest] = ofSession;
    if (oldest && ofSession.length >= mostOfSession) {
      oldest.write('retry: 60000\n\n');
      this.#end(oldest);
    }
    this.#listeners.add(listener);
    listener.write('retry: 2000\n\n');
    if (this.#listeners.size === 1) this.#start();
    // The client may have loaded its data before it connected.
    else if (this.#window?.hasLooked) {
      for (const told of [anything, publishing])
        if (mayHear(listener.role, told)) listener.write(eventText(told));
    }
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#stop();
  }

  isUnchangedSince(moment: number): boolean {
    return this.#window?.hasLooked === true && this.#listeners.size > 0 && moment > this.#changedAt;
  }

  isUnchangedButForArrivals(moment: number): boolean {
    return this.#window?.hasLooked === true && this.#listeners.size > 0 && moment > this.#workedAt;
  }

  change(): void {
    this.#changedAt = performance.now();
    this.#workedAt = this.#changedAt;
  }

  wake(): void {
    this.change();
    if (this.#listeners.size === 0) return;
    this.#isWoken = true;
    if (!this.#isLooking) this.#lookIn(breathMilliseconds);
  }

  tell(refs: string[]): void {
    this.#changedAt = performance.now();
    this.#tellOf({ refs, arrived: 0 });
  }

  #tellOf({ refs, arrived }: Pick<News, 'refs' | 'arrived'>): void {
    this.#send({ type: 'changed', refs: refs.length > mostRefs ? [] : refs, arrived });
  }

  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) this.#end(listener);
  }

  #start(): void {
    this.#window = new EventWindow(this.#staff);
    this.#lookIn(0);
    this.#timers = [
      setInterval(() => this.#beat(), beatMilliseconds),
      setInterval(() => void this.#checkSessions(), checkMilliseconds),
    ];
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#next);
    this.#window = undefined;
  }

  #beat(): void {
    for (const listener of this.#listeners) this.#write(listener, ': still here\n\n');
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#look(), milliseconds);
  }

  async #look(): Promise<void> {
    const window = this.#window;
    if (!window || this.#isLooking) return;
    this.#isLooking = true;
    this.#isWoken = false;
    try {
      const news = await window.look();
      // A new window means that all clients disconnected and others connected.
      if (window === this.#window) {
        if (news?.isWork) this.change();
        else if (news) this.#changedAt = performance.now();
        if (news) this.#tellOf(news);
        if (window.hasPublishing) this.#send(publishing);
      }
      this.#told = '';
    } catch (error) {
      this.#complain(error);
    } finally {
      this.#isLooking = false;
      if (this.#listeners.size > 0) this.#lookIn(this.#isWoken ? breathMilliseconds : pollMilliseconds);
    }
  }

  async #checkSessions(): Promise<void> {
    const bySession = Map.groupBy(this.#listeners, ({ sessionHash }) => sessionHash);
    try {
      for (const [hash, listeners] of bySession) {
        const member = await findMember(this.#staff, hash);
        for (const listener of listeners) if (member?.role !== listener.role) this.#dismiss(listener);
      }
    } catch (error) {
      // Sessions are checked again later.
      this.#complain(error);
    }
  }

  #dismiss(listener: Listener): void {
    if (!this.#listeners.has(listener)) return;
    listener.write(eventText({ type: 'session' }));
    this.#end(listener);
  }

  #send(told: Told): void {
    const text = eventText(told);
    const hearing = [...this.#listeners].filter(({ role }) => mayHear(role, told));
    const apart = Math.min(apartMilliseconds, mostApartMilliseconds / hearing.length);
    for (const [index, listener] of hearing.entries())
      setTimeout(() => this.#write(listener, text), index * apart).unref();
  }

  #write(listener: Listener, text: string): void {
    if (this.#listeners.has(listener) && !listener.write(text)) this.#end(listener);
  }

  #end(listener: Listener): void {
    this.remove(listener);
    listener.end();
  }

  #complain(error: unknown): void {
    const reason = explainError(error);
    if (reason !== this.#told) this.#log.warn({ err: error }, 'desks hear of nothing new');
    this.#told = reason;
  }
}

const anything: Told = { type: 'changed', refs: [], arrived: 0 };
const publishing: Told = { type: 'publishing' };

function mayHear(role: Role, { type }: Told): boolean {
  return role === 'admin' || type !== (role === 'editor' ? 'changed' : 'publishing');
}

function eventText(told: Told): string {
  return `data: ${JSON.stringify(told)}\n\n`;
}
