import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Told } from '#shared/desk/api.ts';
import { until } from '#tests/support/run/until.ts';

/** A desk that listens. */
export type Stream = {
  told: Told[];
  isEnded: boolean;
  response: IncomingMessage;
  /** Waits until something was told that fits. @throws what the check threw last */
  hears(fits: (told: Told) => boolean, milliseconds?: number): Promise<void>;
  close(): void;
};

/** Listens as a desk does, until it has heard that it may begin. @param url of the app, such as `http://localhost:3000` */
export async function openStream(url: string, cookie: string): Promise<Stream> {
  const asking = get(`${url}/desk/api/events`, { headers: { cookie }, agent: false });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const stream: Stream = {
    told: [],
    isEnded: false,
    response,
    hears: (fits, milliseconds = 5_000) =>
      until(async () => {
        if (!stream.told.some(fits)) throw new Error(`heard only ${JSON.stringify(stream.told)}`);
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
      if (message.startsWith('data: ')) stream.told.push(JSON.parse(message.slice(6)));
    }
  });
  response.once('close', () => {
    stream.isEnded = true;
  });
  response.on('error', () => {});
  return stream;
}
