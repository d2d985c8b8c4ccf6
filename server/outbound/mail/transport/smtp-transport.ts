import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import type { Outcome, Transport } from './transport.ts';

// Of a connection, so that no server has to end one that is too old for it.
const mostMessages = 50;
const idleMilliseconds = 5_000;
// RFC 5321, 4.5.3.2, grants ten minutes over the end of a message; other mails wait for that.
const answerMilliseconds = 120_000;
const greetingMilliseconds = 30_000;

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

/**
 * Sends by SMTP, one message at a time over a connection that is kept for the next.
 * @param url smtp://user:password@host:port or smtps://...; what follows a `?` goes to nodemailer, as `requireTLS=true`
 */
export function smtpTransport(url: string, answerTimeout = answerMilliseconds): Transport {
  const options = parseConnectionUrl(url);
  const { auth } = options;
  let kept: SMTPConnection | undefined;
  let messages = 0;
  let idle: NodeJS.Timeout | undefined;

  const drop = () => {
    clearTimeout(idle);
    kept?.close();
    kept = undefined;
  };

  const connect = async (): Promise<SMTPConnection> => {
    clearTimeout(idle);
    if (kept && messages < mostMessages) return kept;
    drop();
    const connection = new SMTPConnection({
      socketTimeout: answerTimeout,
      greetingTimeout: Math.min(answerTimeout, greetingMilliseconds),
      ...options,
    });
    // Failures reach whoever waits; one that nobody waits for only means that the connection is gone.
    connection.on('error', () => {});
    connection.once('end', () => {
      if (kept === connection) kept = undefined;
    });
    try {
      await settle((done) => {
        connection.once('error', done);
        connection.connect(done);
      });
      if (auth?.user) await settle((done) => connection.login(auth, done));
    } catch (error) {
      connection.close();
      throw error;
    }
    messages = 0;
    kept = connection;
    return connection;
  };

  return {
    location: `${options.host}${options.port ? `:${options.port}` : ''}`,
    send: async ({ from, to, raw }, begin) => {
      let connection: SMTPConnection;
      try {
        connection = await connect();
      } catch (error) {
        return { result: 'away', reply: replyOf(error as SmtpError) };
      }
      let begun = false;
      const content = new Readable({
        read() {
          begin().then(
            (isWanted) => {
              begun = isWanted;
              if (!isWanted) return this.destroy(new Error('the job is no longer there'));
              this.push(raw);
              this.push(null);
            },
            (error) => this.destroy(error),
          );
          // Asked once; what follows is the end.
          this._read = () => {};
        },
      });
      try {
        messages += 1;
        const info = await settle<SMTPConnectionSendInfo>((done) =>
          connection.send({ from, to }, content, (error, sent) => done(error, sent)),
        );
        idle = setTimeout(drop, idleMilliseconds).unref();
        const { response = '', rejected = [], rejectedErrors = [] } = info ?? {};
        if (rejected.length === 0) return { result: 'sent', reply: withoutAddresses(response) };
        const why = replyOf((rejectedErrors[0] ?? new Error('refused')) as SmtpError);
        const reply = `${response}; not for ${rejected.length} of ${to.length} addresses: ${why}`;
        return { result: 'sent', reply: withoutAddresses(reply), refusedSome: true };
      } catch (error) {
        // What the connection is in the middle of nobody knows.
        drop();
        return { result: resultOf(error as SmtpError, begun), reply: replyOf(error as SmtpError) };
      }
    },
    close: drop,
  };
}

function resultOf({ responseCode, command, response = '' }: SmtpError, begun: boolean): Outcome['result'] {
  if (responseCode === undefined) return begun ? 'uncertain' : 'later';
  if (responseCode < 500) return 'later';
  // It is us whom the server does not want.
  if (command === 'MAIL FROM') return 'away';
  // 5.7 (RFC 3463): whom we may write to through that server, nothing about the address.
  const isPolicy = /^5\d\d[ -]5\.7\.\d+|relay/i.test(response);
  return command === 'RCPT TO' && !isPolicy ? 'recipient' : 'refused';
}

function replyOf({ response, message }: SmtpError): string {
  return withoutAddresses(response ?? message);
}

function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

function settle<T>(work: (done: (error?: Error | null, value?: T) => void) => void): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    work((error, value) => (error ? reject(error) : resolve(value)));
  });
}
