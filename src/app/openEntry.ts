import type { Beginning } from '../../machines/application/context.ts';
import { consequentIn } from '../../machines/claim/derived/consequentClaim.ts';
import { FlowType } from '../../machines/claim/enums.ts';
import type { Arrival } from '../../machines/origins/arrival.ts';
import type { ServedLine } from '../../machines/flows/lines.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { FlowBeside } from '../flow/openFlow.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import type { Client } from '../service/client.ts';
import type { Place } from '../shell/place.ts';

const loadKnown = async () => (await loadChunk(() => import('./entryKnown.ts'))).entryKnown;

interface Around {
  readonly client: Client;
  readonly place: Place;
  readonly configuration: Configuration;
  readonly arrival: Arrival | undefined;
}

/**
 * The flow of an entry as it begins, by who comes, the `flow` of the address's query and what its line reads there: loaded, with its
 * claim, on the page the address asks for.
 *
 * @throws Failure 245000501 where the entry is switched off or has no such flow, ChunkLoadError where a part fails to load
 */
export const openEntry = async (
  line: ServedLine,
  { client, place, configuration, arrival }: Around,
): Promise<Beginning<FlowBeside>> => {
  const query = place.query();
  const flowType = FlowType.safeParse(query.get('flow') ?? 'DRAFT');
  if (!flowType.success || !configuration.productLines.includes(line.claimType))
    throw new Failure('245000501');
  const [flow, { openFlow }] = await Promise.all([
    loadChunk(line.flows[flowType.data]),
    loadChunk(() => import('../flow/openFlow.ts')),
  ]);
  const asLinked =
    flowType.data === 'DRAFT' ? { ...line.linked?.(query), ...consequentIn(query) } : undefined;
  const around = { client, place, configuration };
  if (!arrival) return openFlow(flow, { ...around, linked: asLinked });
  const begun = await (await loadKnown())(flow, { ...around, arrival, linked: asLinked });
  return openFlow(begun.flow, { ...around, ...begun });
};
