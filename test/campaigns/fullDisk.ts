import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFolderStore } from '#server/documents/folderStore.ts';
import { openDatabase } from '#server/store/database.ts';
import { fillFolder } from '#test/server/memory.ts';
import { makeDisk } from '#test/server/outages/smallDisk.ts';
import { accident } from '#test/server/accident.ts';
import { end, startService } from '#test/server/process.ts';
import { checkLines } from './checks/lines.ts';
import { checkRows } from './checks/rows.ts';
import type { Campaign } from './frame/campaign.ts';
import { promised } from './frame/promise.ts';
import type { Random } from './frame/random.ts';
import { Report } from './visit/report.ts';
import { Visitor } from './visit/visitor.ts';

const megabytes = 640;
const reporters = 4;
const largestFile = 2 * 1024 * 1024;
const patience = 30_000;

export const fullDisk: Campaign = {
  name: 'full-disk',
  promise:
    'A service whose disk is full says that it is not ready, ends nothing, takes reports again once there is room, and loses nothing that it said yes to.',
  round:
    'four reporters save, upload and send while the disk of database, files and uploads is filled to its last byte, and go on when it is emptied',
  rounds: 100,
  async open({ figures }) {
    const disk = makeDisk(megabytes);
    if (disk === undefined) throw new Error('This user may mount no disk of a size: run it as root.');
    const data = join(disk.folder, 'data');
    const incoming = join(disk.folder, 'incoming');
    await fillFolder(data);
    await mkdir(incoming);
    const service = await startService({ DATA_DIR: data, TMPDIR: incoming, RATE_LIMIT: '0', CLAMD: 'none' });
    service.process.stderr?.resume();
    const becomes = async (wanted: number): Promise<void> => {
      const begun = performance.now();
      while ((await fetch(`${service.url}/health/ready`)).status !== wanted) {
        promised(service.process.exitCode === null, () => 'The service has ended.');
        promised(performance.now() - begun < patience, () => `Ready is never answered ${wanted}.`);
        await wait(50);
      }
      figures.most(`longest until ready is answered ${wanted}, ms`, performance.now() - begun);
    };
    const work = async (random: Random, over: AbortSignal, reports: Report[]): Promise<void> => {
      while (!over.aborted) {
        const report = await Report.begin(new Visitor(() => service.url), accident);
        if (report === undefined) await wait(20);
        else {
          reports.push(report);
          const isSent = random.chance(0.2);
          const isSaved = await report.save(`${accident.incidentDescription} ${random.below(1_000_000)}`);
          if (!isSent) await report.upload(`file ${random.below(1_000_000)}`, random.below(largestFile));
          if (isSent && isSaved) await report.send();
        }
      }
    };

    return {
      async round(_at, random) {
        const reports: Report[] = [];
        const over = new AbortController();
        const busy = Promise.all(Array.from({ length: reporters }, () => work(random, over.signal, reports)));
        try {
          await wait(random.between(50, 800));
          disk.fill();
          await becomes(503);
          await wait(random.below(1000));
          disk.free();
          await becomes(200);
          await wait(random.between(50, 300));
        } finally {
          over.abort();
          await busy;
        }
        await Promise.all(reports.map((report) => report.check()));
        for (const report of reports) await report.discard();
        figures.add('reports read again', reports.length);
      },
      async finish() {
        promised((await end(service.process, 'SIGTERM')) === 0, () => 'The service does not end well.');
        checkLines([...service.lines, ...service.later], accident);
        const database = await openDatabase({ folder: data, seeds: false });
        const documents = await openFolderStore(join(data, 'documents'));
        try {
          await checkRows({ db: database.db, documents });
        } finally {
          await database.close();
        }
      },
      async close() {
        if (service.process.exitCode === null) await end(service.process, 'SIGKILL');
        disk.close();
      },
    };
  },
};
