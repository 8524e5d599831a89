import { readFile } from 'node:fs/promises';
import type { Service } from '#test/browser/support/service.ts';
import { pdf } from '#test/server/files.ts';
import type { Figure } from './figure.ts';
import { claimService } from './saves.ts';

const uploads = 200;
/** A photo as the browser sends it, at most. */
const bytes = 3 * 1024 * 1024;

/** What the service holds at most while as many people each send a file at once, and how many of them it refuses. */
export async function uploadFigures(ours: Service): Promise<Figure[]> {
  const { begin } = claimService(ours.url);
  const claims = await Promise.all(Array.from({ length: uploads }, begin));
  const before = await mostMemoryOf(ours);
  const started = performance.now();
  const statuses = await Promise.all(
    claims.map(async ({ id, headers }, at) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(pdf(`photo ${at}`, bytes))]), 'photo.pdf');
      const { 'content-type': _json, ...sent } = headers;
      const url = `${ours.url}/rest/claim/${id}/documents`;
      const answer = await fetch(url, { method: 'POST', headers: sent, body });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const refused = statuses.filter((status) => status !== 200);
  const floor = Number.NaN;
  return [
    { what: `most memory until ${uploads} reports are begun`, unit: 'MB', ours: before, floor },
    {
      what: `most memory, ${uploads} uploads of 3 MB at once`,
      unit: 'MB',
      ours: await mostMemoryOf(ours),
      floor,
    },
    { what: 'of them refused, to be sent again', unit: '', ours: refused.length, floor },
    { what: 'until all had arrived', unit: 's', ours: seconds, floor },
  ];
}

/** The most megabytes that the process has held, where the system tells; else none. */
async function mostMemoryOf({ pid }: Service): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
