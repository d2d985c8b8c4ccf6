import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

type Behavior =
  | 'accept'
  | { code: number; at: 'sender' | 'recipient' | 'content'; text?: string }
  | 'cut after content'
  | 'silent after content';

export type ReceivedMail = {
  to: string[];
  raw: string;
  mail: ParsedMail;
};

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  behavior: (to: string) => Behavior;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Creates an SMTP server that does not listen yet. */
export function createMailServer(): MailServer {
  let port = 0;
  let smtp: SMTPServer;
  const createRejection = (code: number, to: string, text = `${code < 500 ? 4 : 5}.1.1 not this one`) =>
    Object.assign(new Error(`${text}: <${to}>`), { responseCode: code });
  const server: MailServer = {
    url: '',
    received: [],
    behavior: () => 'accept',
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
    start: async () => {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 50,
        logger: false,
        onMailFrom: ({ address }, _session, done) => {
          const manner = server.behavior('');
          const isRefused = typeof manner === 'object' && manner.at === 'sender';
          done(isRefused ? createRejection(manner.code, address, manner.text) : null);
        },
        onRcptTo: ({ address }, _session, done) => {
          const manner = server.behavior(address);
          const isRefused = typeof manner === 'object' && manner.at === 'recipient';
          done(isRefused ? createRejection(manner.code, address, manner.text) : null);
        },
        onData: (stream, session, done) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          const manner = server.behavior(to[0] ?? '');
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            if (typeof manner === 'object') return done(createRejection(manner.code, to[0] ?? ''));
            const raw = Buffer.concat(chunks).toString();
            server.received.push({ to, raw, mail: await simpleParser(raw) });
            if (manner === 'accept') return done(null);
            if (manner === 'cut after content') for (const one of smtp.connections) one.close();
          });
        },
      });
      smtp.on('error', () => {});
      smtp.listen(port, '127.0.0.1');
      await once(smtp.server, 'listening');
      port = (smtp.server.address() as AddressInfo).port;
      server.url = `smtp://127.0.0.1:${port}`;
    },
  };
  return server;
}

export async function startMailServer(): Promise<MailServer> {
  const server = createMailServer();
  await server.start();
  return server;
}
