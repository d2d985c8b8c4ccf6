import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { LiveEvent } from '#shared/desk/api.ts';
import { until } from '#tests/support/run/until.ts';

/** A client of the event stream. */
export type Stream = {
  events: LiveEvent[];
  isEnded: boolean;
  response: IncomingMessage;
  /** Waits for an event that passes the check. @throws the check's last error */
  waitForEvent(matches: (event: LiveEvent) => boolean, milliseconds?: number): Promise<void>;
  close(): void;
};

/**
 * Opens the event stream like a desk, and waits for its first event.
 * @param url the URL of the app, such as `http://localhost:3000`
 */
export async function openStream(url: string, cookie: string): Promise<Stream> {
  const asking = get(`${url}/desk/api/events`, { headers: { cookie }, agent: false });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const stream: Stream = {
    events: [],
    isEnded: false,
    response,
    waitForEvent: (fits, milliseconds = 5_000) =>
      until(async () => {
        if (!stream.events.some(fits)) throw new Error(`received only ${JSON.stringify(stream.events)}`);
      }, milliseconds),
    close: () => asking.destroy(),
  };
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (piece: string) => {
    text += piece;
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      if (message.startsWith('data: ')) stream.events.push(JSON.parse(message.slice(6)));
    }
  });
  response.once('close', () => {
    stream.isEnded = true;
  });
  response.on('error', () => {});
  return stream;
}
