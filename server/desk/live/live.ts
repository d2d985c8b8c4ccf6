import type { StaffDatabase } from '#server/db/staff-query.ts';
import { findMember } from '#server/desk/sign-in/sessions.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import type { LiveEvent, Role } from '#shared/desk/api.ts';
import { EventWindow } from './event-window.ts';

export const pollIntervalMilliseconds = 1_000;
const debounceMilliseconds = 50;
const sessionCheckIntervalMilliseconds = 10_000;
const heartbeatIntervalMilliseconds = 20_000;
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
  #pollTimer: NodeJS.Timeout | undefined;
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
    else if (this.#window?.hasPolled) {
      for (const event of [anyChange, publishingChange])
        if (canReceive(listener.role, event)) listener.write(formatEvent(event));
    }
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#stop();
  }

  isUnchangedSince(time: number): boolean {
    return this.#window?.hasPolled === true && this.#listeners.size > 0 && time > this.#changedAt;
  }

  markChanged(): void {
    this.#changedAt = performance.now();
  }

  pollSoon(): void {
    this.markChanged();
    if (this.#listeners.size === 0) return;
    this.#isWoken = true;
    if (!this.#isPolling) this.#schedulePoll(debounceMilliseconds);
  }

  notifyDesks(refs: string[]): void {
    this.markChanged();
    this.#sendEvent({ type: 'changed', refs: refs.length > maxRefs ? [] : refs });
  }

  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) this.#end(listener);
  }

  #start(): void {
    this.#window = new EventWindow(this.#staff);
    this.#schedulePoll(0);
    this.#timers = [
      setInterval(() => this.#sendHeartbeat(), heartbeatIntervalMilliseconds),
      setInterval(() => void this.#checkSessions(), sessionCheckIntervalMilliseconds),
    ];
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#pollTimer);
    this.#window = undefined;
  }

  #sendHeartbeat(): void {
    for (const listener of this.#listeners) this.#write(listener, ': still here\n\n');
  }

  #schedulePoll(milliseconds: number): void {
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(() => void this.#poll(), milliseconds);
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
        if (news) this.notifyDesks(news);
        if (window.hasPublishing) this.#sendEvent(publishingChange);
      }
      this.#lastReason = '';
    } catch (error) {
      this.#logFailure(error);
    } finally {
      this.#isPolling = false;
      if (this.#listeners.size > 0)
        this.#schedulePoll(this.#isWoken ? debounceMilliseconds : pollIntervalMilliseconds);
    }
  }

  async #checkSessions(): Promise<void> {
    const bySession = Map.groupBy(this.#listeners, ({ sessionHash }) => sessionHash);
    try {
      for (const [hash, listeners] of bySession) {
        const member = await findMember(this.#staff, hash);
        for (const listener of listeners) if (member?.role !== listener.role) this.#endSession(listener);
      }
    } catch (error) {
      this.#logFailure(error);
    }
  }

  #endSession(listener: Listener): void {
    if (!this.#listeners.has(listener)) return;
    listener.write(formatEvent({ type: 'session' }));
    this.#end(listener);
  }

  #sendEvent(event: LiveEvent): void {
    const text = formatEvent(event);
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

const anyChange: LiveEvent = { type: 'changed', refs: [] };
const publishingChange: LiveEvent = { type: 'publishing' };

function canReceive(role: Role, { type }: LiveEvent): boolean {
  return role === 'admin' || type !== (role === 'editor' ? 'changed' : 'publishing');
}

function formatEvent(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
