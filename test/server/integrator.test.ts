import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contractVersion } from '#server/http/contract/contract.ts';
import { startService, type TestService } from './service.ts';

const integrator = (path: string) => fileURLToPath(new URL(`../integrator/${path}`, import.meta.url));
const snapshot = integrator('contract.json');

/** What an integrator's tools, in versions of their own, find wrong in the contract. */
const check = async (source: string): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(process.execPath, [integrator('check.mjs')], (error, output) =>
    error ? reject(error) : resolve(output),
  );
  child.stdin?.on('error', reject).end(source);
  return JSON.parse(await promise);
};

const Document = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.looseObject({}),
  components: z.looseObject({}),
});
const FailedAnswer = z.looseObject({
  content: z.looseObject({
    'application/json': z.looseObject({ examples: z.record(z.string(), z.unknown()) }),
  }),
});

/** What of the contract a client depends on: shapes, securities, and codes of failures without their words; no examples. */
const dependedOn = ({ info: { version }, paths, components }: z.infer<typeof Document>): string =>
  JSON.stringify({ version, components, paths }, codesOfFailures, 1);

const codesOfFailures = (key: string, value: unknown): unknown => {
  if (key === 'example') return undefined;
  const { data } = FailedAnswer.safeParse(value);
  return data ? Object.keys(data.content['application/json'].examples).join(' ') : inOrder(value);
};

// The order in which a document is put together says nothing.
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

describe('whoever integrates with the service', () => {
  let service: TestService;
  let source: string;
  beforeAll(async () => {
    service = await startService();
    source = JSON.stringify((await service.reporter().send({ url: '/rest/openapi.json' })).body);
  });
  afterAll(() => service.close());

  test('reads a contract that a linter finds no error in, and compiles a program against it', async () => {
    expect(await check(source)).toEqual({ lint: [], compile: [] });
  });

  // `npm run contract` writes it anew.
  test('is told of every change by a version and a difference', async () => {
    const before = await readFile(snapshot, 'utf8').catch(() => '');
    const now = dependedOn(Document.parse(JSON.parse(source)));
    if (before !== now) expect(before).not.toContain(`"version": "${contractVersion}"`);
    await expect(now).toMatchFileSnapshot(snapshot);
  });
});
