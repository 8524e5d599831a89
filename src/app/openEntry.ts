import type { Beginning } from '../../machines/application/applicationMachine.ts';
import { consequentIn } from '../../machines/claim/derived/consequentClaim.ts';
import { FlowType, Origin } from '../../machines/claim/enums.ts';
import type { ServedLine } from '../../machines/flows/lines.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { FlowBeside } from '../flow/openFlow.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Client } from '../service/client.ts';
import type { Place } from '../shell/place.ts';

interface Around {
  readonly client: Client;
  readonly place: Place;
  readonly configuration: Configuration;
}

/**
 * The flow of an entry as it begins, by the `flow` and `referer` of the address's query and what its line reads there: loaded, with
 * its claim, on the page the address asks for.
 *
 * @throws Failure 245000501 where the entry is switched off or has no such flow, ChunkLoadError where a part fails to load
 */
export const openEntry = async (
  line: ServedLine,
  { client, place, configuration }: Around,
): Promise<Beginning<FlowBeside>> => {
  const query = place.query();
  const flowType = FlowType.safeParse(query.get('flow') ?? 'DRAFT');
  if (!flowType.success || !configuration.productLines.includes(line.claimType))
    throw new Failure('245000501');
  const [flow, { openFlow }] = await Promise.all([
    loadChunk(line.flows[flowType.data]),
    loadChunk(() => import('../flow/openFlow.ts')),
  ]);
  const referer = Origin.safeParse(query.get('referer'));
  const linked = flowType.data === 'DRAFT' ? { ...line.linked?.(query), ...consequentIn(query) } : undefined;
  return openFlow(flow, { client, place, configuration, referer: referer.data, linked });
};
