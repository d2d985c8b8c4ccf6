import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import type { Outcome, Transport } from './transport.ts';

// Per connection, because servers close connections after too many messages.
const maxMessagesPerConnection = 50;
const idleTimeoutMilliseconds = 5_000;
// RFC 5321, 4.5.3.2 recommends ten minutes, but other emails wait in the meantime.
const defaultResponseTimeout = 120_000;
const greetingTimeoutMilliseconds = 30_000;

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/** Sends one email at a time and reuses the connection. Nodemailer options follow a `?` in the URL: `requireTLS=true`. */
export function createSmtpTransport(url: string, responseTimeout = defaultResponseTimeout): Transport {
  const options = parseConnectionUrl(url);
  const { auth } = options;
  let reusable: SMTPConnection | undefined;
  let messages = 0;
  let idle: NodeJS.Timeout | undefined;

  const closeConnection = () => {
    clearTimeout(idle);
    reusable?.close();
    reusable = undefined;
  };

  const connect = async (): Promise<SMTPConnection> => {
    clearTimeout(idle);
    if (reusable && messages < maxMessagesPerConnection) return reusable;
    closeConnection();
    const connection = new SMTPConnection({
      socketTimeout: responseTimeout,
      greetingTimeout: Math.min(responseTimeout, greetingTimeoutMilliseconds),
      ...options,
    });
    // Between calls, an error only means that the connection was closed.
    connection.on('error', () => {});
    connection.once('end', () => {
      if (reusable === connection) reusable = undefined;
    });
    try {
      await toPromise((done) => {
        connection.once('error', done);
        connection.connect(done);
      });
      if (auth?.user) await toPromise((done) => connection.login(auth, done));
    } catch (error) {
      connection.close();
      throw error;
    }
    messages = 0;
    reusable = connection;
    return connection;
  };

  return {
    location: `${options.host}${options.port ? `:${options.port}` : ''}`,
    send: async ({ from, to, raw }, begin) => {
      let connection: SMTPConnection;
      try {
        connection = await connect();
      } catch (error) {
        return { result: 'away', reply: getReply(error as SmtpError) };
      }
      let hasBegun = false;
      const content = new Readable({
        read() {
          begin().then(
            (isWanted) => {
              hasBegun = isWanted;
              if (!isWanted) return this.destroy(new Error('the job no longer exists'));
              this.push(raw);
              this.push(null);
            },
            (error) => this.destroy(error),
          );
          this._read = () => {};
        },
      });
      try {
        messages += 1;
        const info = await toPromise<SMTPConnectionSendInfo>((done) =>
          connection.send({ from, to }, content, (error, sent) => done(error, sent)),
        );
        idle = setTimeout(closeConnection, idleTimeoutMilliseconds).unref();
        const { response = '', rejected = [], rejectedErrors = [] } = info ?? {};
        if (rejected.length === 0) return { result: 'sent', reply: removeAddresses(response) };
        const why = getReply((rejectedErrors[0] ?? new Error('refused')) as SmtpError);
        const reply = `${response}; refused for ${rejected.length} of ${to.length} addresses: ${why}`;
        return { result: 'sent', reply: removeAddresses(reply), refusedSome: true };
      } catch (error) {
        // The SMTP session is in an unknown state.
        closeConnection();
        return { result: toResult(error as SmtpError, hasBegun), reply: getReply(error as SmtpError) };
      }
    },
    close: closeConnection,
  };
}

function toResult({ responseCode, command, response = '' }: SmtpError, hasBegun: boolean): Outcome['result'] {
  if (responseCode === undefined) return hasBegun ? 'uncertain' : 'later';
  if (responseCode < 500) return 'later';
  // The server rejects the sender, so every other email would fail too.
  if (command === 'MAIL FROM') return 'away';
  // 5.7 (RFC 3463) is a security or policy status; the address itself may be valid.
  const isPolicy = /^5\d\d[ -]5\.7\.\d+|relay/i.test(response);
  return command === 'RCPT TO' && !isPolicy ? 'recipient' : 'refused';
}

function getReply({ response, message }: SmtpError): string {
  return removeAddresses(response ?? message);
}

function removeAddresses(text: string): string {
  return text
    .replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

function toPromise<T>(
  work: (done: (error?: Error | null, value?: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    work((error, value) => (error ? reject(error) : resolve(value)));
  });
}
