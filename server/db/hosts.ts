/** As in libpq, `DATABASE_URL` may list several hosts: `postgres://user:password@a.example:5432,b.example:5432/name`. */
export function splitHosts(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts === '' ? [url] : hosts.split(',').map((host) => `${before}${host}${after}`);
}

export function describeLocation(url: string): string {
  const urls = splitHosts(url).map((one) => new URL(one));
  return `PostgreSQL at ${urls.map(({ host }) => host).join(', ')}${urls[0]?.pathname}`;
}
