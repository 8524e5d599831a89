import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '../../server/defaultConfiguration.ts';
import { defaultRetention } from '../../server/retention/sweep.ts';
import { readEnvironment } from '../../server/environment.ts';

describe('the environment', () => {
  test('may say nothing', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: undefined,
      database: { folder: './data' },
      documentsFolder: 'data/documents',
      s3: undefined,
      clamd: undefined,
      mapSearch: undefined,
      mapAddress: undefined,
      hasOutbox: true,
      landingKey: undefined,
      landingKeyFile: 'data/landing.key',
      publicUrl: 'http://localhost:3000',
      signIn: {
        issuer: undefined,
        clientId: 'hlaska',
        clientSecret: undefined,
        scope: 'openid profile email phone',
        publicUrl: 'http://localhost:3000',
      },
      configuration: defaultConfiguration,
      logLevel: 'info',
      rateLimit: { max: 1200, window: 60_000 },
      loadLimit: { delay: 3000 },
      trustProxy: undefined,
      retention: defaultRetention,
      isTls: false,
    });
  });

  test.each([
    [{ OIDC_ISSUER: 'https://login.example' }, 'https://login.example'],
    [{ OIDC_ISSUER: 'none' }, 'none'],
    [{ TLS: 'true' }, 'none'],
    [{ TLS: 'true', OIDC_ISSUER: 'https://login.example' }, 'https://login.example'],
  ])(
    'of %o lets users sign in at %s, and on the internet nobody at the embedded provider',
    (variables, issuer) => {
      expect(readEnvironment(variables).signIn.issuer).toBe(issuer);
    },
  );

  test('shares no short secret with those who send visitors', () => {
    expect(() => readEnvironment({ LANDING_KEY: 'short' })).toThrow('LANDING_KEY in the environment');
  });

  test('chooses PostgreSQL, storage and scanner', () => {
    expect(
      readEnvironment({
        DATABASE_URL: 'postgres://db/claims',
        CLAMD: 'tcp://clamd:3310',
        S3_ENDPOINT: 'https://s3.example',
        S3_BUCKET: 'claims',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        RATE_LIMIT: '0',
        TLS: 'true',
      }),
    ).toMatchObject({
      database: { url: 'postgres://db/claims' },
      clamd: 'tcp://clamd:3310',
      s3: { endpoint: 'https://s3.example', bucket: 'claims', region: 'auto' },
      rateLimit: undefined,
      isTls: true,
    });
  });

  test.each([
    [{ SMTP_URL: 'smtps://mail.example.org' }, false],
    [{ DATABASE_URL: 'postgres://db/claims' }, false],
    [{ TLS: 'true' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ TRUST_PROXY: '1', OUTBOX: 'true' }, true],
    [{ OUTBOX: 'false' }, false],
  ])('shows what nothing sends only where nobody is served, or it is asked for: %o', (variables, shown) => {
    expect(readEnvironment(variables).hasOutbox).toBe(shown);
  });

  test('names map tiles and address search of its own', () => {
    const mapTiles = 'https://tile.example.org/{z}/{x}/{y}.png';
    const mapSearch = 'https://search.example.org/?key=1&q={query}';
    const mapAddress = 'https://search.example.org/at?lat={lat}&lng={lng}';
    expect(
      readEnvironment({ MAP_TILES: mapTiles, MAP_SEARCH: mapSearch, MAP_ADDRESS: mapAddress }),
    ).toMatchObject({
      configuration: { ...defaultConfiguration, mapTiles },
      mapSearch,
      mapAddress,
    });
    expect(() => readEnvironment({ MAP_TILES: 'tiles' })).toThrow('MAP_TILES cannot be used');
    expect(() => readEnvironment({ MAP_SEARCH: 'https://search.example.org' })).toThrow('MAP_SEARCH');
    expect(() => readEnvironment({ MAP_SEARCH: mapSearch })).toThrow('MAP_ADDRESS');
  });

  test('names the variable that is wrong', () => {
    expect(() => readEnvironment({ PORT: 'x' })).toThrow('PORT in the environment');
    expect(() => readEnvironment({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
      'S3_ENDPOINT needs S3_BUCKET',
    );
    expect(() => readEnvironment({ CONFIGURATION: '/nowhere.json' })).toThrow('/nowhere.json cannot be used');
  });

  test('lays the values of a file over the configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'configuration-'));
    const path = join(folder, 'configuration.json');
    writeFileSync(path, JSON.stringify({ hotline: '+420 123 456 789', productLines: ['car'] }));
    expect(readEnvironment({ CONFIGURATION: path }).configuration).toEqual({
      ...defaultConfiguration,
      hotline: '+420 123 456 789',
      productLines: ['car'],
    });
    rmSync(folder, { recursive: true });
  });
});
