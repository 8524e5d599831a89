import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { defaultRetention } from '#server/retention/sweep.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { variables } from '#server/settings/environmentSchema.ts';

describe('the environment', () => {
  test('may say nothing', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      isAlone: true,
      database: { folder: './data', seeds: true },
      registers: undefined,
      documentsFolder: 'data/documents',
      s3: undefined,
      clamd: undefined,
      mapSearch: undefined,
      mapAddress: undefined,
      hasOutbox: true,
      landingKey: undefined,
      landingKeyBefore: undefined,
      metricsKey: undefined,
      fourEyes: [],
      breakGlass: undefined,
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
      limits: defaultLimits,
      rateLimit: { max: 6000, window: 60_000 },
      loadLimit: { delay: 3000, room: { calls: 100, wait: 1000, answer: 500, least: 24 } },
      trustProxy: undefined,
      retention: defaultRetention,
      isTls: false,
      showsContract: true,
      stop: { delay: 0, patience: 6000 },
      shared: { digests: expect.any(Object), made: ['OIDC_ISSUER'] },
    });
  });

  test.each([
    [{ OIDC_ISSUER: 'https://login.example' }, 'https://login.example'],
    [{ OIDC_ISSUER: 'none' }, 'none'],
    [{ OIDC_ISSUER: 'embedded', DATABASE_URL: 'postgres://db/claims', TRUST_PROXY: '1' }, undefined],
    [{ HOST: '127.0.0.1' }, undefined],
    [{ HOST: '::' }, 'none'],
    [{ TLS: 'true' }, 'none'],
    [{ DATABASE_URL: 'postgres://db/claims', TRUST_PROXY: '1' }, 'none'],
    [{ DATABASE_URL: 'postgres://db/claims', HOST: '127.0.0.1' }, 'none'],
    [{ TRUST_PROXY: '1', HOST: '127.0.0.1' }, 'none'],
    [{ PUBLIC_URL: 'https://claims.example' }, 'none'],
    [{ TLS: 'true', OIDC_ISSUER: 'https://login.example' }, 'https://login.example'],
  ])(
    'of %o lets users sign in at %s, and nobody but this machine at the embedded provider unless it is asked for',
    (variables, issuer) => {
      expect(readEnvironment(variables).signIn.issuer).toBe(issuer);
    },
  );

  test.each([
    [{}, undefined],
    [{ TLS: 'true' }, 'awaited'],
    [{ DATABASE_URL: 'postgres://db/claims', CLAMD: '' }, 'awaited'],
    [{ TLS: 'true', CLAMD: 'none' }, undefined],
    [{ CLAMD: 'none' }, undefined],
    [{ TLS: 'true', CLAMD: 'unix:/run/clamd' }, 'unix:/run/clamd'],
  ])(
    'of %o lets files wait for a scanner where people are served, unless none is meant: %s',
    (given, clamd) => {
      expect(readEnvironment(given).clamd).toBe(clamd);
    },
  );

  test.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://db/claims' }, false],
    [{ TLS: 'true' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://claims.example' }, false],
    [{ TLS: 'true', SEED: 'true' }, true],
    [{ SEED: 'false' }, false],
  ])(
    'of %o fills empty registers with invented people: %s, for nobody who is served unless it is asked for',
    (given, seeds) => {
      expect(readEnvironment(given).database.seeds).toBe(seeds);
    },
  );

  test.each([
    [{}, 3000],
    [{ REGISTERS_TIMEOUT: '4500' }, 4500],
  ])('with %o gives each question to the registers of an insurer %i milliseconds', (given, timeout) => {
    const place = { REGISTERS_URL: 'https://registers.example/hlaska', REGISTERS_KEY: 'their secret' };
    expect(readEnvironment({ ...place, ...given }).registers).toEqual({
      url: 'https://registers.example/hlaska',
      key: 'their secret',
      timeout,
    });
  });

  test.each([
    [{ REGISTERS_URL: 'https://registers.example' }, 'REGISTERS_URL and REGISTERS_KEY need each other.'],
    [{ REGISTERS_KEY: 'their secret' }, 'REGISTERS_URL and REGISTERS_KEY need each other.'],
    [{ REGISTERS_URL: 'registers.example' }, 'REGISTERS_URL in the environment'],
    [{ REGISTERS_TIMEOUT: '6000' }, 'REGISTERS_TIMEOUT in the environment'],
    [{ REGISTERS_TIMEOUT: '0' }, 'REGISTERS_TIMEOUT in the environment'],
  ])('refuses %o for the registers', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(sentence);
  });

  const core = {
    HANDOVER_URL: 'https://core.example/claims',
    HANDOVER_SECRET: 'a secret that signs, of many letters',
    HANDOVER_EXPORT_KEY: 'a key that the core shows to us, long',
  };
  const read = { tenant: 'hlaska', isTest: true, exportKey: core.HANDOVER_EXPORT_KEY, push: undefined };
  const pushed = { ...read, push: { url: core.HANDOVER_URL, secrets: [core.HANDOVER_SECRET] } };
  const before = 'the one before it, of as many letters';

  test.each([
    ['nothing', {}, undefined],
    ['a key', { HANDOVER_EXPORT_KEY: core.HANDOVER_EXPORT_KEY }, read],
    ['an address', core, pushed],
    [
      'a secret that is changed',
      { ...core, HANDOVER_SECRET_BEFORE: before },
      { ...pushed, push: { ...pushed.push, secrets: [core.HANDOVER_SECRET, before] } },
    ],
    ['a name', { ...core, HANDOVER_TENANT: 'vzorova' }, { ...pushed, tenant: 'vzorova' }],
    ['real people', { ...core, SEED: 'false' }, { ...pushed, isTest: false }],
  ])('hands claims over as %s says', (_what, given, handover) => {
    expect(readEnvironment(given).handover).toEqual(handover);
  });

  const { HANDOVER_URL, HANDOVER_SECRET, HANDOVER_EXPORT_KEY } = core;
  const needs = 'HANDOVER_URL needs HANDOVER_SECRET and HANDOVER_EXPORT_KEY beside it.';
  test.each([
    [{ HANDOVER_URL, HANDOVER_SECRET }, needs],
    [{ HANDOVER_URL, HANDOVER_EXPORT_KEY }, needs],
    [{ HANDOVER_SECRET, HANDOVER_EXPORT_KEY }, 'HANDOVER_SECRET needs a HANDOVER_URL beside it.'],
    [{ HANDOVER_SECRET_BEFORE: before }, 'HANDOVER_SECRET_BEFORE needs the HANDOVER_SECRET beside it'],
    [{ ...core, HANDOVER_SECRET: 'short' }, 'HANDOVER_SECRET in the environment'],
    [{ ...core, HANDOVER_URL: 'core.example' }, 'HANDOVER_URL in the environment'],
  ])('refuses %o for the hand-over', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(sentence);
  });

  test.each([
    [{}, true],
    [{ TLS: 'true' }, true],
    [{ CONTRACT: 'false' }, false],
  ])('of %o shows the contract: %s', (given, shown) => {
    expect(readEnvironment(given).showsContract).toBe(shown);
  });

  test('shares no short secret with those who send visitors', () => {
    expect(() => readEnvironment({ LANDING_KEY: 'short' })).toThrow('LANDING_KEY in the environment');
  });

  test('takes no key for one before where nothing has come in its place', () => {
    expect(() => readEnvironment({ LANDING_KEY_BEFORE: 'k'.repeat(32) })).toThrow(
      'LANDING_KEY_BEFORE needs the LANDING_KEY beside it that takes its place.',
    );
  });

  describe('of which a file holds a secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(folder, 'landing');
    afterAll(() => rmSync(folder, { recursive: true }));
    const key = 'a secret that no list of processes shows';

    test('reads it, without the end of its line', () => {
      writeFileSync(file, `${key}\n`);
      expect(readEnvironment({ LANDING_KEY_FILE: file }).landingKey).toBe(key);
    });

    test('reads that of the registers likewise', () => {
      writeFileSync(file, 'their secret\n');
      const given = { REGISTERS_URL: 'https://registers.example', REGISTERS_KEY_FILE: file };
      expect(readEnvironment(given).registers?.key).toBe('their secret');
    });

    test('is bounded as one that is given in the environment', () => {
      writeFileSync(file, 'short');
      expect(() => readEnvironment({ LANDING_KEY_FILE: file })).toThrow('LANDING_KEY in the environment');
    });

    test.each([
      ['given twice', { LANDING_KEY_FILE: file, LANDING_KEY: key }, 'only one of them is expected'],
      ['in no file', { LANDING_KEY_FILE: join(folder, 'nowhere') }, 'cannot be read'],
    ])('refuses one that is %s', (_, variables, sentence) => {
      expect(() => readEnvironment(variables)).toThrow(sentence);
    });

    test('refuses an empty one', () => {
      writeFileSync(file, '\n');
      expect(() => readEnvironment({ LANDING_KEY_FILE: file })).toThrow(`the file ${file} is empty`);
    });
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
      database: { url: 'postgres://db/claims', seeds: false },
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
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: 'localhost' }, true],
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

  test('names every variable that is wrong, and every one that needs another, at once', () => {
    const nowhere = join(tmpdir(), 'nowhere');
    const forms = { PORT: 'x', CLAMD: 'hello', DATABSAE_URL: 'postgres://db', LANDING_KEY_FILE: nowhere };
    expect(() => readEnvironment(forms)).toThrow(
      [
        'DATABSAE_URL in the environment: DATABASE_URL may be meant.',
        `LANDING_KEY_FILE in the environment: the file ${nowhere} cannot be read.`,
        'PORT in the environment: Invalid input: expected number, received NaN.',
        'CLAMD in the environment: tcp://host:port, unix:/path or none is expected.',
      ].join(' '),
    );
    const lone = { REGISTERS_URL: 'https://registers.example', S3_BUCKET: 'claims', CONFIGURATION: nowhere };
    expect(() => readEnvironment(lone)).toThrow(
      [
        `The configuration in ${nowhere} cannot be used: there is no such file.`,
        'REGISTERS_URL and REGISTERS_KEY need each other.',
        'S3_BUCKET needs S3_ENDPOINT beside it.',
      ].join(' '),
    );
  });

  test('that is present and empty says as little as one that is not there', () => {
    const empty = Object.fromEntries(variables.map((name) => [name, '']));
    const blank = Object.fromEntries(variables.map((name) => [name, ' ']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
    expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  });

  test.each([
    [
      { DATABASE_DIRECT_URL: 'postgres://db/claims' },
      'DATABASE_DIRECT_URL needs the DATABASE_URL beside it that leads through a pooler.',
    ],
    [{ S3_BUCKET: 'claims' }, 'S3_BUCKET needs S3_ENDPOINT beside it.'],
    [{ S3_REGION: 'eu' }, 'S3_REGION needs S3_ENDPOINT beside it.'],
    [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_CLIENT_SECRET needs an OIDC_ISSUER beside it that knows it.'],
    [{ CLAMD: 'hello' }, 'CLAMD in the environment: tcp://host:port, unix:/path or none is expected.'],
    [{ KEEP_DRAFT_DAYS: '30' }, 'KEEP_DRAFT_DAYS in the environment: KEEP_DRAFTS_DAYS may be meant.'],
    [{ DATABSAE_URL: 'postgres://db' }, 'DATABSAE_URL in the environment: DATABASE_URL may be meant.'],
    [{ database_url: 'postgres://db' }, 'database_url in the environment: DATABASE_URL may be meant.'],
  ])('is refused by name where it is impossible or misspelt: %o', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  test.each([
    ['DATABASE_URL', 'claims'],
    ['SMS_GATEWAY', 'mailto:somebody@example.org'],
    ['PUBLIC_URL', 'claims.example'],
    ['KEEP_SENT_DAYS', '-1'],
    ['KEEP_SENT_DAYS', 'Infinity'],
    ['RATE_LIMIT', 'many'],
    ['OIDC_ISSUER', 'mine'],
  ])('is refused by name where nothing can be made of it: %s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} in the environment: `);
  });

  test('may hold whatever the rest of the machine needs', () => {
    const others = {
      HOME: '/root',
      PWD: '/',
      HOSTNAME: 'claims-1',
      TLSV: '1',
      LOGNAME: 'claims',
      S3_URL: 'x',
    };
    expect(readEnvironment(others)).toEqual(readEnvironment({}));
  });

  test.each([
    ['{"hotlin": "+420"}', 'hotlin is no key, hotline may be meant'],
    ['{"colour": "red"}', 'colour is no key'],
    ['{"sessionDuration": -1}', 'sessionDuration: Too small: expected number to be >0'],
    ['{"longRunningRequestTimeout": -5}', 'longRunningRequestTimeout: Too small: expected number to be >=0'],
    ['{"devTools": "yes"}', 'devTools: Invalid input: expected boolean, received string'],
    ['{"kzAccessDisabledRisks": ["BAX"]}', 'kzAccessDisabledRisks: BAX is unknown, BAN may be meant'],
    ['{"kzAccessPageCodes": ["bankDta"]}', 'kzAccessPageCodes: bankDta is unknown, bankData may be meant'],
    ['{"acceptedFileTypes": ["exe"]}', 'acceptedFileTypes: exe is unknown.'],
    [
      '{"dependentFields": {"incidentDat": ["insured.fullName"]}}',
      'dependentFields: incidentDat is unknown, incidentDate may be meant',
    ],
    ['{"helpdeskHours": "Po-Pá 8-18"}', 'helpdeskHours: Po-Pá 8-18 are no hours, such as Mo-Fr 08:00-18:00'],
    ['{"hotlin": "1", "devTools": 1}', 'hotlin is no key, hotline may be meant; devTools: Invalid input'],
    ['[]', 'a JSON object is expected'],
    ['{', 'a JSON object is expected'],
  ])('names each key of the configuration that is wrong, why, and the nearest: %s', (text, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'configuration-'));
    const path = join(folder, 'configuration.json');
    writeFileSync(path, text);
    expect(() => readEnvironment({ CONFIGURATION: path })).toThrow(
      `The configuration in ${path} cannot be used: ${sentence}`,
    );
    rmSync(folder, { recursive: true });
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
