const groups = 8;
const groupsOfNetwork = 4;

/**
 * What calls are counted by: an IPv4 address, or the network of an IPv6 one, because whoever has one such address has all of its
 * network.
 */
export function addressOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = partsOf(head);
  const right = partsOf(tail ?? '');
  const gap = tail === undefined ? 0 : Math.max(0, groups - left.length - right.length);
  const all = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return all
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const partsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
