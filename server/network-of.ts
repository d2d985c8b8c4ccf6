import { isIPv6 } from 'node:net';

/** The network that an address belongs to: of IPv6 the /64. */
export function networkOf(ip: string): string {
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
