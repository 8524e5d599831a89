import { setTimeout as wait } from 'node:timers/promises';
import type { Campaign, Run } from '#test/campaigns/frame/campaign.ts';
import { promised } from '#test/campaigns/frame/promise.ts';
import type { Random } from '#test/campaigns/frame/random.ts';
import { Report } from '#test/campaigns/visit/report.ts';
import { Visitor } from '#test/campaigns/visit/visitor.ts';
import { accident } from '#test/server/accident.ts';
import { postgresPrograms } from '#test/server/postgres.ts';
import { Stand, type Ground } from './stand.ts';

const grounds: readonly Ground[] = [
  { name: 'embedded, folder', isPostgres: false, isS3: false },
  { name: 'embedded, S3', isPostgres: false, isS3: true },
  { name: 'PostgreSQL, folder', isPostgres: true, isS3: false },
  { name: 'PostgreSQL, S3', isPostgres: true, isS3: true },
].filter(({ isPostgres }) => !isPostgres || postgresPrograms !== undefined);

const reporters = 6;
/** So many kills of one ground after which what lies in database and store is looked at. */
const atRestEvery = 25;
/** So many earlier reports that are looked at again after a kill. */
const earlier = 3;

export const kills: Campaign = {
  name: 'kills',
  promise: 'A service that is killed at any moment has everything it said yes to when it is started again.',
  round:
    'six reporters save, upload and send until kill -9; the service starts, sometimes killed while it does, and every report is read again',
  rounds: 1000,
  async open({ figures, rounds }: Run) {
    let ground = -1;
    let stand: Stand | undefined;
    let reports: Report[] = [];
    const numbers = new Map<string, string>();
    const leave = async (): Promise<void> => {
      await stand?.start();
      await stand?.checkAtRest();
      figures.add('looks at rows and files at rest');
      await stand?.close();
      stand = undefined;
    };
    const groundOf = (at: number): number => Math.floor((at * grounds.length) / rounds);
    const enter = async (at: number): Promise<Stand> => {
      if (stand && ground === groundOf(at)) return stand;
      if (stand) await leave();
      ground = groundOf(at);
      reports = [];
      numbers.clear();
      const [found] = grounds.slice(ground);
      if (found === undefined) throw new Error('There is no such ground.');
      stand = await Stand.open(found);
      await stand.start();
      return stand;
    };
    const checkAll = async (some: readonly Report[]): Promise<void> => {
      await Promise.all(some.map((report) => report.check()));
      for (const { uuid, claimNumber } of some.filter((one) => one.claimNumber !== undefined)) {
        const other = numbers.get(claimNumber ?? '') ?? uuid;
        promised(other === uuid, () => `${claimNumber} is the claim of ${uuid} and of ${other}.`);
        numbers.set(claimNumber ?? '', uuid);
      }
      figures.add('reports read again', some.length);
    };

    return {
      async round(at, random) {
        const here = await enter(at);
        const before = reports.length;
        const traffic = busy(here, random, reports);
        await Promise.race([traffic.first, wait(20_000)]);
        await wait(random.below(400));
        await here.kill();
        await traffic.ended;
        figures.add(`kills: ${grounds[ground]?.name}`);
        if (random.chance(0.2)) {
          await here.killStarting(random.between(50, 2500));
          figures.add('kills while it starts');
        }
        figures.most('longest start, ms', await here.start());
        const seen = reports.slice(0, before);
        const again = seen.length === 0 ? [] : Array.from({ length: earlier }, () => random.pick(seen));
        await checkAll([...new Set([...reports.slice(before), ...again])]);
        figures.add('claims', reports.slice(before).filter((one) => one.claimNumber !== undefined).length);
        if (at % atRestEvery !== atRestEvery - 1) return;
        await here.checkAtRest();
        figures.add('looks at rows and files at rest');
        await here.start();
        await checkAll(reports.slice(before));
      },
      async finish() {
        await stand?.start();
        await checkAll(reports);
        await leave();
      },
      close: async () => stand?.close(),
    };
  },
};

/** Reporters at work until the service is gone; `first` resolves when something of each kind was said yes to. */
function busy(stand: Stand, random: Random, reports: Report[]) {
  const first = Promise.withResolvers<void>();
  const done = { saves: 0, files: 0, sent: 0 };
  const place = (): string => stand.url;
  const work = async (): Promise<void> => {
    for (;;) {
      const report = await Report.begin(new Visitor(place), accident);
      if (report === undefined) return;
      reports.push(report);
      for (let save = random.between(1, 3); save > 0; save -= 1) {
        if (!(await report.save(`${accident.incidentDescription} ${random.below(1_000_000)}`))) return;
        done.saves += 1;
      }
      for (let file = random.below(3); file > 0; file -= 1) {
        if (!(await report.upload(`file ${random.below(1_000_000)}`, random.below(200_000)))) return;
        done.files += 1;
      }
      if (random.chance(0.6)) {
        if (!(await report.send())) return;
        done.sent += 1;
      }
      if (Math.min(done.saves, done.files, done.sent) > 0) first.resolve();
    }
  };
  return { first: first.promise, ended: Promise.all(Array.from({ length: reporters }, work)) };
}
