import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolve only inside a network (RFC 6761, RFC 8375). */
const PRIVATE_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|lan|home|corp|arpa|test|invalid)$/;

const MAX_LINK = 2_000;

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast';
  // An IPv4 address behind a translator (RFC 6052).
  if (ip.match(ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number])) {
    return isPublicAddress(ip.toByteArray().slice(-4).join('.'));
  }
  return ip.range() === 'unicast' && ip.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]);
}

/** IPv6 without brackets, as `node:net` expects it. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function isPublicHost(url: URL): boolean {
  const host = bareHost(url).toLowerCase().replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !PRIVATE_NAMES.test(host);
}

/** @returns null for other schemes, private hosts, credentials, and invalid or long URLs */
export function publicLink(text: string | null | undefined, base?: string): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MAX_LINK || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return isPublicHost(url) && url.href.length <= MAX_LINK ? url.href : null;
}

export function publicPicture(text: string | null | undefined, base?: string): string | null {
  const link = publicLink(text, base);
  return link?.startsWith('https:') ? link : null;
}
