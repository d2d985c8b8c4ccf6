import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { until } from '#tests/support/run/until.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';

const daemons = '/usr/lib/postfix/sbin';

/** The reason to skip tests that need Postfix, or false if this machine can start it. */
export const postfixSkipReason: string | false =
  process.getuid?.() !== 0
    ? 'needs root to start Postfix'
    : existsSync(daemons) && spawnSync('postconf', ['mail_version']).status === 0
      ? false
      : 'needs Postfix (Debian: postfix)';

export type Postfix = {
  /** The URL for the setting SMTP_URL. */
  url: string;
  /** Emails delivered to any address except the desk's reply address. */
  delivered(): Promise<ParsedMail[]>;
  stop(): Promise<void>;
};

/**
 * Starts Postfix, which delivers to folders on this machine only.
 * @param replies an email address, with or without a token after a plus, and the folder for its emails
 */
export async function startPostfix(replies: { address: string; maildir: string }): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'cuelight-postfix-'));
  const port = await findFreePort();
  const readId = (option: string, user: string) =>
    Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  const [uid, gid] = [readId('-u', 'nobody'), readId('-g', 'nobody')];
  for (const name of ['conf', 'queue', 'data', 'home']) mkdirSync(join(folder, name));
  chmodSync(folder, 0o755);
  chownSync(join(folder, 'data'), readId('-u', 'postfix'), readId('-g', 'postfix'));
  chownSync(join(folder, 'home'), uid, gid);
  const settings = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/queue`,
    data_directory: `${folder}/data`,
    daemon_directory: daemons,
    maillog_file: `${folder}/log`,
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: 'mx.cue.example',
    mydestination: '',
    mynetworks: '127.0.0.0/8',
    smtpd_peername_lookup: 'no',
    smtpd_relay_restrictions: 'permit_mynetworks, reject',
    recipient_delimiter: '+',
    virtual_mailbox_domains: 'static:all',
    virtual_mailbox_maps: `regexp:${folder}/conf/boxes`,
    virtual_mailbox_base: '/',
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(join(folder, 'conf', 'main.cf'), `${lines.join('\n')}\n`);
  const [user = '', domain = ''] = replies.address.split('@');
  writeFileSync(
    join(folder, 'conf', 'boxes'),
    `/^${user}(\\+.*)?@${domain.replace('.', '\\.')}$/ ${replies.maildir}/\n/./ ${folder}/home/others/\n`,
  );
  writeFileSync(
    join(folder, 'conf', 'master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      'cleanup unix n - n - 0 cleanup',
      'qmgr unix n - n 300 1 qmgr',
      'rewrite unix - - n - - trivial-rewrite',
      'bounce unix - - n - 0 bounce',
      'defer unix - - n - 0 bounce',
      'trace unix - - n - 0 bounce',
      'proxymap unix - - n - - proxymap',
      'virtual unix - n n - - virtual',
      'error unix - - n - - error',
      'retry unix - - n - - error',
      'anvil unix - - n - 1 anvil',
      'postlog unix-dgram n - n - 1 postlogd',
      '',
    ].join('\n'),
  );
  const createCommand = (name: string) => ['-c', join(folder, 'conf'), name];
  const child = spawn('postfix', createCommand('start-fg'), { stdio: 'ignore' });
  await until(async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'data');
    socket.destroy();
  }, 20_000);
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: async () => {
      const box = join(folder, 'home', 'others', 'new');
      const names = existsSync(box) ? readdirSync(box).toSorted() : [];
      return Promise.all(names.map((name) => simpleParser(readFileSync(join(box, name)))));
    },
    stop: async () => {
      const ended = once(child, 'exit');
      spawnSync('postfix', createCommand('stop'));
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
