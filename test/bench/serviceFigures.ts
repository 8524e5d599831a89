import { readFile } from 'node:fs/promises';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { languages } from '#src/i18n/languages.ts';
import { addressesOf } from '#src/prerender/addresses.ts';
import { sentTo } from '#test/browser/support/bytesSent.ts';
import type { Service } from '#test/browser/support/service.ts';
import { median, type Figure } from './figure.ts';
import { detail } from './saveFigures.ts';
import { claimService, floorService, savesPerSecond, type Target } from './saves.ts';

const reports = 300;
const saves = 3;
const atOnce = 10;
const starts = 3;

/** What the processes hold after many reports and all drawn pages, and how soon they are ready on what that left behind. */
export async function serviceFigures(ours: Service, floor: Service): Promise<Figure[]> {
  await report(claimService(ours.url));
  await report(floorService(floor.url));
  for (const path of (await addressesOf(defaultConfiguration)).same)
    for (const language of languages) await sentTo(language, ours.url + path);
  const memory = { ours: await memoryOf(ours), floor: await memoryOf(floor) };
  const ready = { ours: await secondsToReady(ours), floor: await secondsToReady(floor) };
  return [
    { what: `memory after ${reports} reports`, unit: 'MB', ...memory, wanted: 'at most 300 MB' },
    { what: 'start to ready on a filled folder', unit: 's', ...ready, wanted: 'at most 3 s' },
  ];
}

async function report(target: Target): Promise<void> {
  for (let sent = 0; sent < reports; sent += atOnce) await savesPerSecond(target, detail, atOnce, saves);
}

/** Megabytes of the process, where the system tells; else none. */
async function memoryOf({ pid }: Service): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}

async function secondsToReady(service: Service): Promise<number> {
  const seconds: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    await service.stop();
    const began = performance.now();
    await service.start();
    seconds.push((performance.now() - began) / 1000);
  }
  return median(seconds);
}
