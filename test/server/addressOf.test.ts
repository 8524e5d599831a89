import { expect, test } from 'vitest';
import { addressOf } from '#server/http/addressOf.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:DB8:0000:0001::5', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('calls of %s are counted by %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});
