import { EventEmitter, on } from 'node:events';
import * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';

const sends = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
const claim = { service: 'claim' };

/** What became of it: every status answered, and what was acknowledged and is not there. */
export interface Fate {
  readonly statuses: ReadonlySet<number>;
  readonly lost: readonly string[];
}

export interface Traffic {
  /** Resolves after so many saves more are acknowledged. */
  saved(count: number): Promise<void>;
  /** Stops, and reads every report again. */
  end(): Promise<Fate>;
}

/**
 * True where the connection that a call was sent on had answered others and was ended while the call was on its way to it. HTTP knows no
 * way to prevent that, and a browser sends the call again by itself. Source: RFC 9112, section 9.6.
 */
function isEndOfIdle(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const Ended = z.object({
    code: z.literal('UND_ERR_SOCKET'),
    socket: z.object({ bytesRead: z.int().positive() }),
  });
  return Ended.safeParse(cause).success;
}

/** So many reporters at a running service, each of whom begins a report and saves it again and again. */
export function traffic(url: string, count: number): Traffic {
  const statuses = new Set<number>();
  const acknowledged = new Map<string, { readonly cookie: string; readonly version: number }>();
  const over = new AbortController();
  const told = new EventEmitter();
  let saves = 0;

  const send = async (
    call: (typeof calls)[keyof typeof calls],
    path: string,
    headers: object,
    body?: object,
  ) => {
    const ask = () =>
      fetch(url + path, {
        method: call.method,
        headers: { ...sends, ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
    const answer = await ask().catch((error: unknown) => {
      if (isEndOfIdle(error)) return ask();
      throw error;
    });
    statuses.add(answer.status);
    return answer;
  };
  const versionOf = async (uuid: string, cookie: string): Promise<number> => {
    const path = pathOf(calls.readClaim.path, { ...claim, claimRequestUuid: uuid });
    return z
      .object({ version: z.number() })
      .parse(await (await send(calls.readClaim, path, { cookie })).json()).version;
  };
  const save = async (uuid: string, cookie: string): Promise<void> => {
    const { version } = acknowledged.get(uuid) ?? { version: 0 };
    const path = pathOf(calls.save.path, { ...claim, claimRequestUuid: uuid, version });
    const answer = await send(calls.save, path, { cookie }, { moreInfo: `version ${version + 1}` });
    if (answer.status === 200) {
      acknowledged.set(uuid, { cookie, version: version + 1 });
      saves += 1;
      told.emit('saved');
      return;
    }
    await answer.body?.cancel();
    // It may have been done although nobody could say so: the browser asks, and goes on from there.
    if (answer.status === 409) acknowledged.set(uuid, { cookie, version: await versionOf(uuid, cookie) });
  };
  const report = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const path = pathOf(calls.create.path, claim);
      const answer = await send(calls.create, path, {}, { claimType: 'car' });
      const body: unknown = await answer.json();
      if (answer.status !== 200) continue;
      const { activeClaimUuid: uuid } = calls.create.answer.parse(body);
      const [cookie = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
      acknowledged.set(uuid, { cookie, version: 0 });
      for (let times = 0; times < 20 && !over.signal.aborted; times += 1) await save(uuid, cookie);
    }
  };
  const reporters = Array.from({ length: count }, report);
  return {
    saved: async (more) => {
      const enough = saves + more;
      const watch = async (): Promise<void> => {
        for await (const _ of on(told, 'saved')) if (saves >= enough) return;
      };
      await Promise.race([watch(), Promise.all(reporters)]);
    },
    end: async () => {
      over.abort();
      await Promise.all(reporters);
      const lost: string[] = [];
      for (const [uuid, { cookie, version }] of acknowledged) {
        if ((await versionOf(uuid, cookie)) < version) lost.push(uuid);
      }
      return { statuses, lost };
    },
  };
}
