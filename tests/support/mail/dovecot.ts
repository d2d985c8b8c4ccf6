import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { killIfRunning } from '#tests/support/database/cluster.ts';
import { until } from '#tests/support/run/until.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';

/** The reason to skip tests that need an IMAP server, or false if this machine can start one. */
export const dovecotSkipReason: string | false =
  process.getuid?.() !== 0
    ? 'needs root to start Dovecot'
    : spawnSync('dovecot', ['--version']).status === 0
      ? false
      : 'needs Dovecot (Debian: dovecot-imapd)';

export type Dovecot = {
  /** The URL for the setting IMAP_URL. */
  url: string;
  /** Folder of the mailbox, for a mail server that delivers emails to it. */
  maildir: string;
  /** Delivers an email to the mailbox. */
  deliver(raw: Buffer | string): Promise<void>;
  /** Counts the emails that are marked as read. */
  countSeen(): Promise<number>;
  /** Renumbers all emails (new UIDVALIDITY). */
  renumber(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
};

/** Starts Dovecot with one empty mailbox. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-dovecot-'));
  const port = await findFreePort();
  const home = join(folder, 'home');
  mkdirSync(home);
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' })),
  );
  chownSync(home, uid ?? 0, gid ?? 0);
  chmodSync(folder, 0o755);
  const file = join(folder, 'dovecot.conf');
  writeFileSync(
    file,
    `
    base_dir = ${folder}/run
    state_dir = ${folder}/state
    log_path = ${folder}/log
    protocols = imap
    listen = 127.0.0.1
    ssl = no
    disable_plaintext_auth = no
    mail_location = maildir:${home}/Maildir
    first_valid_uid = 1
    mail_max_userip_connections = 100
    service imap-login {
      chroot =
      inet_listener imap {
        port = ${port}
      }
      inet_listener imaps {
        port = 0
      }
    }
    passdb {
      driver = static
      args = password=secret
    }
    userdb {
      driver = static
      args = uid=${uid} gid=${gid} home=${home}
    }
    `,
  );
  let child: ChildProcess | undefined;
  const url = `imap://replies:secret@127.0.0.1:${port}/INBOX`;
  const withClient = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user: 'replies', pass: 'secret' },
      logger: false,
    });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.mailboxOpen('INBOX');
      return await work(client);
    } finally {
      client.close();
    }
  };
  const maildir = join(home, 'Maildir');
  const server: Dovecot = {
    url,
    maildir,
    deliver: (raw) =>
      withClient(async (client) => {
        await client.append('INBOX', Buffer.from(raw));
      }),
    countSeen: () =>
      withClient(async (client) => ((await client.search({ seen: true }, { uid: true })) || []).length),
    renumber: async () => {
      await server.stop();
      for (const name of readdirSync(maildir)) if (name.startsWith('dovecot')) rmSync(join(maildir, name));
      // The new UIDVALIDITY is the time in seconds.
      await delay(1_100);
      await server.start();
    },
    start: async () => {
      child = spawn('dovecot', ['-F', '-c', file], { stdio: 'ignore', detached: true });
      await until(() => withClient(async () => {}), 20_000);
    },
    stop: async () => {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      // Idle IMAP processes would keep their connections for seconds.
      killIfRunning(-Number(child.pid));
    },
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
