import type { Beginning, Leaving } from '#machines/application/context.ts';
import { consequentIn } from '#machines/claim/derived/consequentClaim.ts';
import { FlowType } from '#machines/claim/enums.ts';
import type { Visitor } from '#machines/origins/visitor.ts';
import type { ServedLine } from '#machines/flows/lines.ts';
import { linkedByLane } from '#machines/service/lanes/openLanes.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { ConnectableSession } from '#src/flow/openedFlow.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';
import type { Client } from '#src/service/client.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';

const loadKnown = async () => (await loadChunk(() => import('./flowForVisitor.ts'))).flowForVisitor;

interface Around {
  readonly client: Client;
  readonly ports: BrowserPorts;
  readonly configuration: Configuration;
  readonly visitor: Visitor | undefined;
}

/**
 * The flow of an entry as it begins, by who comes, the `flow` of the address's query and what its line reads there: loaded, with its
 * claim, on the page the address asks for.
 *
 * @throws Failure 245000501 where the entry is switched off and nothing begun there, or has no such flow, ChunkLoadError where a part fails to load
 */
export const openEntry = async (
  line: ServedLine,
  { client, ports, configuration, visitor }: Around,
): Promise<Beginning<ConnectableSession> | Leaving> => {
  const query = ports.query();
  const flowType = FlowType.safeParse(query.get('flow') ?? 'DRAFT');
  if (!flowType.success) throw new Failure('245000501');
  const [flow, { openFlow }] = await Promise.all([
    loadChunk(line.flows[flowType.data]),
    loadChunk(() => import('#src/flow/opening/openFlow.ts')),
  ]);
  const asLinked =
    flowType.data === 'DRAFT'
      ? {
          ...line.linked?.(query),
          ...linkedByLane(query, line.claimType, configuration),
          ...consequentIn(query),
        }
      : undefined;
  const around = { client, ports, configuration };
  if (!visitor) return openFlow(flow, { ...around, linked: asLinked });
  const begun = await (await loadKnown())(flow, { ...around, visitor, linked: asLinked });
  return openFlow(begun.flow, { ...around, ...begun });
};
