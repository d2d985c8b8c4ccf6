import type { StaffDatabase } from '#server/db/staff-query.ts';
import { findMember } from '#server/desk/sign-in/sessions.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import type { LiveEvent, Role } from '#shared/desk/api.ts';
import { EventWindow } from './event-window.ts';

export const pollMilliseconds = 1_000;
const debounceMilliseconds = 50;
const checkMilliseconds = 10_000;
const beatMilliseconds = 20_000;
const maxStreamsPerSession = 5;
const maxRefs = 200;
const staggerMilliseconds = 10;
const maxStaggerMilliseconds = 500;

export type Listener = {
  sessionHash: string;
  role: Role;
  /** @returns false when the client is gone or reads too slowly */
  write(text: string): boolean;
  end(): void;
};

/** Polls the events of all processes once a second while a desk is connected, also during database outages. */
export class LiveDesk {
  readonly #staff: Pick<StaffDatabase, 'query'>;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  #window: EventWindow | undefined;
  #timers: NodeJS.Timeout[] = [];
  #next: NodeJS.Timeout | undefined;
  #isPolling = false;
  #isWoken = false;
  #isClosed = false;
  #changedAt = 0;
  #lastReason = '';

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
    if (oldest && ofSession.length >= maxStreamsPerSession) {
      oldest.write('retry: 60000\n\n');
      this.#end(oldest);
    }
    this.#listeners.add(listener);
    listener.write('retry: 2000\n\n');
    if (this.#listeners.size === 1) this.#start();
    // The client may have loaded its data before it connected.
    else if (this.#window?.hasLooked) {
      for (const event of [anything, publishing])
        if (canReceive(listener.role, event)) listener.write(eventText(event));
    }
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#stop();
  }

  isUnchangedSince(time: number): boolean {
    return this.#window?.hasLooked === true && this.#listeners.size > 0 && time > this.#changedAt;
  }

  change(): void {
    this.#changedAt = performance.now();
  }

  wake(): void {
    this.change();
    if (this.#listeners.size === 0) return;
    this.#isWoken = true;
    if (!this.#isPolling) this.#pollIn(debounceMilliseconds);
  }

  tell(refs: string[]): void {
    this.change();
    this.#send({ type: 'changed', refs: refs.length > maxRefs ? [] : refs });
  }

  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) this.#end(listener);
  }

  #start(): void {
    this.#window = new EventWindow(this.#staff);
    this.#pollIn(0);
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

  #pollIn(milliseconds: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#poll(), milliseconds);
  }

  async #poll(): Promise<void> {
    const window = this.#window;
    if (!window || this.#isPolling) return;
    this.#isPolling = true;
    this.#isWoken = false;
    try {
      const news = await window.pollEvents();
      // All clients disconnected and others connected in the meantime.
      if (window === this.#window) {
        if (news) this.tell(news);
        if (window.hasPublishing) this.#send(publishing);
      }
      this.#lastReason = '';
    } catch (error) {
      this.#logFailure(error);
    } finally {
      this.#isPolling = false;
      if (this.#listeners.size > 0) this.#pollIn(this.#isWoken ? debounceMilliseconds : pollMilliseconds);
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
      this.#logFailure(error);
    }
  }

  #dismiss(listener: Listener): void {
    if (!this.#listeners.has(listener)) return;
    listener.write(eventText({ type: 'session' }));
    this.#end(listener);
  }

  #send(event: LiveEvent): void {
    const text = eventText(event);
    const receivers = [...this.#listeners].filter(({ role }) => canReceive(role, event));
    const stagger = Math.min(staggerMilliseconds, maxStaggerMilliseconds / receivers.length);
    for (const [index, listener] of receivers.entries())
      setTimeout(() => this.#write(listener, text), index * stagger).unref();
  }

  #write(listener: Listener, text: string): void {
    if (this.#listeners.has(listener) && !listener.write(text)) this.#end(listener);
  }

  #end(listener: Listener): void {
    this.remove(listener);
    listener.end();
  }

  #logFailure(error: unknown): void {
    const reason = explainError(error);
    if (reason !== this.#lastReason)
      this.#log.warn({ err: error }, 'failed to read events or sessions of connected desks');
    this.#lastReason = reason;
  }
}

const anything: LiveEvent = { type: 'changed', refs: [] };
const publishing: LiveEvent = { type: 'publishing' };

function canReceive(role: Role, { type }: LiveEvent): boolean {
  return role === 'admin' || type !== (role === 'editor' ? 'changed' : 'publishing');
}

function eventText(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
