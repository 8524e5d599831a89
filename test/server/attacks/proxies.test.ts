import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TrustedProxies } from '#server/http/http.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { startService, type TestService } from '#test/server/service.ts';

describe('the address that a request comes from', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each<[string, TrustedProxies | undefined, string]>([
    ['nobody is trusted', undefined, '127.0.0.1'],
    ['one proxy stands in front', 1, '198.51.100.7'],
    ['two proxies stand in front', 2, '203.0.113.9'],
    ['a list of proxies is trusted', ['loopback'], '198.51.100.7'],
    ['a network of proxies is trusted', ['127.0.0.0/8', '198.51.100.0/24'], '203.0.113.9'],
  ])('is never the one its sender wrote: %s', async (_, trustProxy, expected) => {
    const { app } = await service.another({ trustProxy });
    app.get('/address', async (request) => ({ ip: request.ip }));
    const answer = await app.inject({
      url: '/address',
      headers: { 'x-forwarded-for': '10.6.6.6, 203.0.113.9, 198.51.100.7' },
    });
    expect(answer.json()).toEqual({ ip: expected });
  });
});

describe('TRUST_PROXY', () => {
  test.each<[string, TrustedProxies | undefined]>([
    ['', undefined],
    ['false', undefined],
    ['0', undefined],
    ['1', 1],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16,fd00::/8', ['10.0.0.1', '192.168.0.0/16', 'fd00::/8']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('%o is read as %o', (value, expected) => {
    expect(readEnvironment({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test.each(['true', 'yes', 'all', '-1', '1.5', '10.0.0.1;10.0.0.2', '300.1.1.1', '10.0.0.0/33', '10.0.0.'])(
    '%o is refused',
    (value) => {
      expect(() => readEnvironment({ TRUST_PROXY: value })).toThrow('TRUST_PROXY in the environment');
    },
  );
});
