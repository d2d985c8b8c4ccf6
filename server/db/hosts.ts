/**
 * One URL for each host that a `DATABASE_URL` names: one, or several of the same database as libpq writes them,
 * `postgres://user:password@a.example:5432,b.example:5432/name`.
 */
export function urlsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts === '' ? [url] : hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** A database address for people, without user and password. */
export function locationOf(url: string): string {
  const urls = urlsOf(url).map((one) => new URL(one));
  return `PostgreSQL at ${urls.map(({ host }) => host).join(', ')}${urls[0]?.pathname}`;
}
