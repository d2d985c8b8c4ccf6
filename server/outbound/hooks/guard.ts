import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Staff see the message. */
export class ForbiddenUrl extends Error {}

export const privateNetworkText =
  'This URL leads to an internal network, which is blocked. To allow it, ask your operator to add its address to HOOKS_ALLOW_PRIVATE.';
const plainHttpText =
  'http:// works only for addresses that HOOKS_ALLOW_PRIVATE lists. Use https://, or ask your operator to add the address.';
const lookupTimeoutMilliseconds = 3_000;

type ResolvedAddress = { address: string; family: number };
type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export type UrlGuard = {
  /** Does not resolve the host. @throws Forbidden */
  checkUrl(address: string): URL;
  /** Accepts a host that does not resolve yet. @throws Forbidden */
  checkResolvedUrl(address: string): Promise<URL>;
  /** Connects only to the resolved address, which prevents DNS rebinding, and bypasses environment proxies. @throws Forbidden */
  createAgent(url: URL): Promise<https.Agent | http.Agent>;
};

/** `allowed` lists private addresses that may be called, also over http. */
export function createUrlGuard(
  allowed: string[],
  resolve: Resolve = (host) => lookup(host, { all: true }),
): UrlGuard {
  const inside = new BlockList();
  for (const network of allowed) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) inside.addAddress(address, family);
    else inside.addSubnet(address, Number(bits), family);
  }
  const areAllowed = (addresses: ResolvedAddress[]) =>
    addresses.length > 0 &&
    addresses.every(({ address, family }) => inside.check(address, family === 6 ? 'ipv6' : 'ipv4'));

  function checkUrlSyntax(address: string): URL {
    const url = URL.parse(address.trim());
    if (!url) throw new ForbiddenUrl('This is not a URL like https://example.com/hook.');
    const mayBePlain = url.protocol === 'http:' && allowed.length > 0;
    if (url.protocol !== 'https:' && !mayBePlain) throw new ForbiddenUrl('The URL must start with https://.');
    if (url.username !== '' || url.password !== '')
      throw new ForbiddenUrl('The URL must not contain a user name or password.');
    return url;
  }

  return {
    checkUrl: checkUrlSyntax,
    async checkResolvedUrl(address) {
      const url = checkUrlSyntax(address);
      const addresses = await Promise.race([
        resolve(getHost(url)).catch(() => []),
        delay(lookupTimeoutMilliseconds, [], { ref: false }),
      ]);
      if (areAllowed(addresses)) return url;
      if (url.protocol !== 'https:') throw new ForbiddenUrl(plainHttpText);
      if (addresses.some(isPrivate)) throw new ForbiddenUrl(privateNetworkText);
      return url;
    },
    async createAgent(url) {
      const addresses = await resolve(getHost(url));
      const pinned = { lookup: pinLookup(addresses), keepAlive: false };
      if (areAllowed(addresses))
        return url.protocol === 'http:' ? new http.Agent(pinned) : new https.Agent(pinned);
      if (url.protocol !== 'https:') throw new ForbiddenUrl(plainHttpText);
      return new RequestFilteringHttpsAgent(pinned);
    },
  };
}

function getHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function isPrivate({ address }: ResolvedAddress): boolean {
  return ipaddr.parse(address).range() !== 'unicast';
}

function pinLookup(addresses: ResolvedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (!first) callback(new Error('the host has no address'), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}
