import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { pdf } from '#test/server/files.ts';
import { fillFolder } from '#test/server/memory.ts';
import { patience as waiting } from '#test/server/patience.ts';
import { killAll, startService, type Started } from '#test/server/process.ts';
import { makeDisk } from './smallDisk.ts';

const patience = 180_000;
const disk = makeDisk(320);
const sends = { 'x-requested-with': 'XMLHttpRequest' };

describe.skipIf(disk === undefined)('a disk that is full', { timeout: patience }, () => {
  let service: Started;
  beforeAll(async () => {
    const folder = disk?.folder ?? '';
    await fillFolder(join(folder, 'data'));
    await mkdir(join(folder, 'incoming'));
    service = await startService({ DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'incoming') });
    service.process.stderr?.resume();
  }, patience);
  afterAll(async () => {
    await killAll();
    disk?.close();
  });

  const create = () =>
    fetch(`${service.url}/rest/claim/create`, {
      method: 'POST',
      headers: { ...sends, 'content-type': 'application/json' },
      body: JSON.stringify({ claimType: 'car' }),
    });
  const begin = async () => {
    const answer = await create();
    const { activeClaimUuid } = calls.create.answer.parse(await answer.json());
    const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    const params = { service: 'claim', claimRequestUuid: activeClaimUuid };
    return { path: pathOf(calls.uploadDocument.path, params), headers: { ...sends, cookie } };
  };
  const upload = async ({ path, headers }: Awaited<ReturnType<typeof begin>>, text: string) => {
    const form = new FormData();
    const content = Buffer.concat([pdf(text), Buffer.alloc(3 * 1024 * 1024, text)]);
    form.append('file', new Blob([new Uint8Array(content)]), `${text}.pdf`);
    const answer = await fetch(service.url + path, { method: 'POST', headers, body: form });
    const { code } = await answer.json();
    return [answer.status, code, answer.headers.get('retry-after')];
  };
  const readiness = async () => (await fetch(`${service.url}/health/ready`)).status;

  test('answers every upload, is not ready, and takes files again once there is room', async () => {
    const reports = await Promise.all([begin(), begin(), begin(), begin()]);
    const some = reports.flatMap((report) => [1, 2, 3].map((at) => ({ report, text: `photo ${at}` })));
    disk?.fill();
    const answers = await Promise.all(some.map(({ report, text }) => upload(report, text)));
    expect(answers).toEqual(some.map(() => [503, '245000000', '2']));
    // Also on the connections of the uploads.
    expect(await Promise.all(some.map(readiness))).toEqual(some.map(() => 503));
    const created = await Promise.all(some.map(async () => (await create()).status));
    expect(created.filter((status) => ![200, 503].includes(status))).toEqual([]);
    disk?.free();
    await vi.waitFor(async () => expect(await readiness()).toBe(200), waiting);
    const again = await Promise.all(some.map(({ report, text }) => upload(report, text)));
    expect(again).toEqual(some.map(() => [200, undefined, null]));
    expect((await create()).status).toBe(200);
  });
});
