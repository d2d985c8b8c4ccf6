import { isIPv6 } from 'node:net';

/** Reduces an IPv6 address to its /64 network; an IPv4 address stays unchanged. */
export function toIpNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [plain = ''] = ip.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const ending = tail ? tail.split(':') : [];
  if (tail !== undefined) while (groups.length + ending.length < 8) groups.push('0');
  return [...groups, ...ending]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
