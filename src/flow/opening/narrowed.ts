import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Identity } from '#src/drafts/identify/identityMemory.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';

interface Reporting {
  readonly claim: ClaimDetail;
  readonly configuration: Configuration;
  /** The contact that who reports has shown to be theirs. */
  readonly identity: Identity | undefined;
}

/** The flow as it is for who reports, and from where; as it stands for somebody like everybody. */
export const narrowed = async (
  flow: Flow,
  { claim: { referer, clientIdentificationState }, configuration, identity }: Reporting,
): Promise<Flow> => {
  const asKnown = identity
    ? await (
        await loadChunk(() => import('#src/pages/loadSuggestions.ts'))
      ).loadContactSuggestions(flow, identity)
    : flow;
  if (referer === undefined && clientIdentificationState === undefined) return asKnown;
  const { originFlow } = await loadChunk(() => import('#machines/origins/originFlow.ts'));
  return originFlow(asKnown, configuration);
};
