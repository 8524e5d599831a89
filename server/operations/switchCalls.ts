import type { FastifyRequest } from 'fastify';
import { Failure } from '#machines/calls/failures.ts';
import { switchCalls as calls, type SetSwitch } from '#machines/service/sales/switchCalls.ts';
import { problemsOfLanes } from '#machines/service/lanes/eventLane.ts';
import { keyOf, laneSwitch, type Switch } from '#machines/service/switches/switch.ts';
import type { Looked } from '#server/clients/looks.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { describeError } from '#server/http/logging.ts';
import { regularly } from '#server/http/regularly.ts';
import { routeOf } from '#server/http/route.ts';
import { notingBy, operatorBy, watcherBy } from './operators.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { Switches } from '#server/switches/openSwitches.ts';
import {
  endSwitch,
  listOn,
  noteSeen,
  setSwitch,
  type StoredSwitch,
  type Switching,
} from '#server/switches/storedSwitches.ts';

interface Parameters extends Store {
  readonly sessions: Sessions;
  readonly switches: Pick<Switches, 'refresh' | 'configured'>;
  /** Milliseconds between two looks which switches are on. */
  readonly wakeInterval?: number | undefined;
}

/** What is done with a switch, by whom and when. */
type Change = (trx: Queries, switching: Switching) => Promise<void>;

const everyFiveSeconds = 5000;
const hour = 60 * 60_000;
const unread = 'switches not read';

/**
 * The calls about switches below /rest/operations/switch: operators, the helpdesk and auditors read which are on, operators set them.
 * What is set counts in this process at once and in others as soon as they look, which each does every few seconds. 403 for anybody else,
 * 409 with 245000022 for a switch that somebody else has set meanwhile, 245000030 for an event lane that cannot be.
 */
export const switchCalls: AreaPlugin<Parameters> = async (
  app,
  { db, now, sessions, switches, wakeInterval },
) => {
  const noted = notingBy({ now });
  // No call is answered before it is known what is switched; where the database is away, the file counts until it is back.
  app.addHook('onReady', () => readNow());
  const readNow = () =>
    switches.refresh().catch((error: unknown) => app.log.error(describeError(error), unread));
  regularly(app, {
    run: switches.refresh,
    interval: wakeInterval ?? everyFiveSeconds,
    failed: unread,
  });
  const lanesOfFile = (rows: readonly StoredSwitch[]): string[] =>
    switches
      .configured()
      .lanes.flatMap(({ key }) => (rows.some((row) => row.key === laneSwitch(key)) ? [] : key));
  const shownTo = (subject: string, rows: readonly StoredSwitch[]) => ({
    switches: rows.map((row) => shown(row, subject)),
    lanes: lanesOfFile(rows),
  });
  app.route({
    ...routeOf(calls.listSwitches),
    handler: async (request) => {
      const watcher = watcherBy(sessions, request);
      const note = noted(request, watcher);
      return transact(db, async (trx) => {
        const rows = await listOn(trx, now());
        await note(trx, { action: 'OPERATIONS', fields: ['switches'], found: rows.length });
        return shownTo(watcher.subject, rows);
      });
    },
  });
  /** What an operator changes, with its row on the trail, and which are on then. */
  const act = async (request: FastifyRequest, look: Looked, change: Change) => {
    const by = operatorBy(sessions, request);
    const note = noted(request, by);
    const at = now();
    const rows = await transact(db, async (trx) => {
      await note(trx, look);
      await change(trx, { by, at });
      return listOn(trx, at);
    });
    await readNow();
    return shownTo(by.subject, rows);
  };
  app.route({
    ...routeOf(calls.switchOn),
    handler: async (request) => {
      const { switch: one, hours, version, words } = request.body;
      const look: Looked = { action: 'OPERATE', fields: ['SWITCH_ON', keyOf(one)], need: saying(words) };
      return act(request, look, (trx, switching) => {
        const until = hours === undefined ? null : new Date(switching.at.getTime() + hours * hour);
        refuseWrong(one, switching.at, until);
        return setSwitch(trx, { switch: one, until, version, words, ...switching });
      });
    },
  });
  app.route({
    ...routeOf(calls.switchOff),
    handler: async (request) => {
      const { key, version, words } = request.body;
      const look: Looked = { action: 'OPERATE', fields: ['SWITCH_OFF', key], need: saying(words) };
      return act(request, look, (trx, { at }) => endSwitch(trx, { key, version, at }));
    },
  });
  app.route({
    ...routeOf(calls.seeSwitch),
    handler: async (request) => {
      const look: Looked = { action: 'APPROVE', fields: ['SWITCH_ON', request.body.key] };
      return act(request, look, (trx, switching) => noteSeen(trx, { ...request.body, ...switching }));
    },
  });
};

const saying = (words: string) => ({ reason: 'OTHER', words }) as const;

/** Throws 245000030 for an event lane that has no end, or that no report could be begun in. */
function refuseWrong(one: Switch, at: Date, until: Date | null): void {
  if (one.kind !== 'LANE') return;
  const lane = { ...one.lane, opens: at.toISOString(), closes: (until ?? at).toISOString() };
  if (problemsOfLanes([lane]).length > 0) throw new Failure('245000030', { params: { name: 'lane' } });
}

const shown = (row: StoredSwitch, subject: string): SetSwitch => ({
  key: row.key,
  switch: row.value,
  version: row.version,
  by: row.set_name,
  words: row.words,
  at: row.set_at.toISOString(),
  ...(row.until && { until: row.until.toISOString() }),
  isOwn: row.set_by === subject,
  ...(row.seen_by !== null && { seenBy: row.seen_by }),
  seenUntil: new Date(row.set_at.getTime() + hour).toISOString(),
});
