import { Failure } from '#machines/calls/failures.ts';
import {
  policyCalls as calls,
  type AboutPolicy,
  type FoundAgent,
} from '#machines/service/sales/policyCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { creditsLeft, creditsOf } from '#server/clients/discounts/credits.ts';
import { careOf, lookerOf, type Looker } from '#server/clients/looker.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { RegisteredAgent } from '#server/store/clients/salesRegisters.ts';
import { createLimit } from '#server/store/counters.ts';

const atOnce = { max: 200, window: 15 * 60_000 };

/** POST /rest/client/agent: what the register tells of an agent. 403 for nobody of ours, TOO_MANY_NUMBERS for very many. */
export function agentOfNumber(app: App, { db, sessions, systems }: ClientParameters): void {
  const count = createLimit(db, atOnce, () => new Failure('TOO_MANY_NUMBERS'));
  app.route({
    ...routeOf(calls.agentOfNumber),
    handler: async (request) => {
      const looker = lookerOf(sessions, request);
      await count(`agents found ${looker.subject}`);
      return foundAgent(systems, request.body.agentNumber);
    },
  });
}

/** What the register tells of an agent. Where it is away, that. */
export const foundAgent = (systems: Systems, agentNumber: string): Promise<FoundAgent> =>
  unlessAway<FoundAgent>(
    async () => {
      const agent = await systems.findAgent({ agentNumber });
      if (!agent) return { outcome: 'NOT_FOUND' };
      const { name, regulatorNumber, isSuspended } = agent;
      return { outcome: isSuspended ? 'SUSPENDED' : 'ACTIVE', name, regulatorNumber };
    },
    { outcome: 'AWAY' },
  );

/** As whom an agent signs in by their number, who shares the policies that they arrange with another one; null where nobody does. */
export const subjectOfAgent = (
  systems: Systems,
  agentNumber: string | undefined,
  away: string | null,
): Promise<string | null> =>
  unlessAway<string | null>(
    async () =>
      agentNumber === undefined ? null : ((await systems.findAgent({ agentNumber }))?.subject ?? null),
    away,
  );

/** Who arranges what somebody fills in: the agent whom they act for, else they. */
interface Arranger {
  readonly agent?: RegisteredAgent | undefined;
  readonly credits: AboutPolicy['credits'];
}

type Asked = Pick<ClientParameters, 'db' | 'systems'>;

/** The agent in whose name somebody works, and the credits that they have. */
export async function arrangerOf({ db, systems }: Asked, looker: Looker): Promise<Arranger> {
  const credits = await creditsLeft(db, await creditsOf(systems, careOf(looker)));
  return unlessAway<Arranger>(
    async () => ({ agent: await systems.findAgent({ subject: careOf(looker) }), credits }),
    { credits },
  );
}
