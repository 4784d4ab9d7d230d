import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Endings of names that only mean something inside a network (RFC 6761, RFC 8375 and usual practice). */
const INNER_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|lan|home|corp|arpa|test|invalid)$/;

const MAX_LINK = 2_000;

/** Whether an IP address is one of the open internet: not private, local, reserved, or for many receivers at once. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast';
  // An IPv4 address behind a translator of the network (RFC 6052).
  if (ip.match(ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number])) {
    return isPublicAddress(ip.toByteArray().slice(-4).join('.'));
  }
  return ip.range() === 'unicast' && ip.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]);
}

/** The host of an address as `net` wants it: IPv6 without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** Whether a host, as written in an address, may lie in the open internet. A name is not looked up. */
export function isPublicHost(url: URL): boolean {
  const host = hostOf(url).toLowerCase().replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !INNER_NAMES.test(host);
}

/**
 * An address out of fetched content as an absolute http(s) address of the open internet.
 * @param base what a relative address starts from
 * @returns null for other schemes, inner addresses, names with a password, and what is no address or too long
 */
export function publicLink(text: string | null | undefined, base?: string): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MAX_LINK || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return isPublicHost(url) && url.href.length <= MAX_LINK ? url.href : null;
}

/** Like {@link publicLink}, for pictures: https only, since the site does not mix in what travels in the open. */
export function publicPicture(text: string | null | undefined, base?: string): string | null {
  const link = publicLink(text, base);
  return link?.startsWith('https:') ? link : null;
}
