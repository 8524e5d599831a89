import { setTimeout as wait } from 'node:timers/promises';
import { RawNode, SelectQueryNode, type KyselyPlugin } from 'kysely';
import { calls } from '#machines/service/calls.ts';
import { registers } from '#server/registers/registers.ts';
import type { Db } from '#server/store/tables.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import type { Received } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';
import { answered } from '#test/server/smallFlow.ts';
import { ownDay } from './ownDay.ts';

/** Asks for what goes on by itself. */
export const async = { async: 'true' };
/** Milliseconds between two polls: without them they would be too many calls for one session. */
const pause = 50;

/** Asks how a process goes until it has ended, and gives the last answer. */
export const poll = async ({ reporter, params }: Begun, processId: string): Promise<Received> => {
  for (;;) {
    const answer = await reporter.ask(calls.finalize, { params, headers: { ...async, processId } });
    if (answer.status !== 202) return answer;
    await wait(pause);
  }
};

/** The same database, and how many looks for a free process were ever under way at once. */
export function watchTakes(db: Db): { readonly db: Db; mostAtOnce(): number } {
  const takes = new WeakSet<object>();
  let [underWay, most] = [0, 0];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const isOfProcesses = JSON.stringify(node).includes('"name":"process"');
      if (isOfProcesses && RawNode.is(node) && node.sqlFragments.some((sql) => sql.includes('skip locked'))) {
        takes.add(queryId);
        underWay += 1;
        most = Math.max(most, underWay);
      }
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (takes.has(queryId)) underWay -= 1;
      return result;
    },
  };
  return { db: db.withPlugin(plugin), mostAtOnce: () => most };
}

/** The same database, whose first answer about the processes that others have comes when it is let. */
export function holdLook(db: Db) {
  const looks = new WeakSet<object>();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const written = JSON.stringify(node);
      const isLook = written.includes('"name":"process"') && written.includes('"operator":"in"');
      if (isLook && SelectQueryNode.is(node)) looks.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (looks.has(queryId)) {
        asked.resolve();
        await answer.promise;
      }
      return result;
    },
  };
  return { db: db.withPlugin(plugin), asked: asked.promise, answer: () => answer.resolve() };
}

/** A register of vehicles that answers when it is let. */
export function slowRegister(db: Db) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const systems = registers(db);
  const findVehicle: typeof systems.findVehicle = async (vehicle) => {
    asked.resolve();
    await answer.promise;
    return systems.findVehicle(vehicle);
  };
  return {
    options: { systems: { ...systems, findVehicle }, systemTimeout: 600_000 },
    asked: asked.promise,
    answer: () => answer.resolve(),
  };
}

interface Sent {
  readonly begun: Begun;
  readonly processId: string;
}

/** A report whose process this service works on: of one that another service was quicker to take, the next one is sent. */
export async function sentTo(service: TestService, isTaken: Promise<void>): Promise<Sent> {
  for (;;) {
    const begun = await beginWith(service, { ...answered, ...ownDay() });
    const started = await begun.reporter.ask(calls.finalize, { params: begun.params, headers: async });
    const processId = String(started.headers['processid']);
    const ended = poll(begun, processId).then(() => false);
    if (await Promise.race([isTaken.then(() => true), ended])) return { begun, processId };
  }
}
