import { createActor } from 'xstate';
import type { ClaimAddress } from '../../../machines/actors/claimAddress.ts';
import { setDerived } from '../../../machines/claim/derived.ts';
import { claimOf } from '../../../machines/flow/claimOf.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { readFacts, type Facts } from '../../../machines/flow/facts.ts';
import { factsTo } from '../../../machines/flow/factsTo.ts';
import { firstContext } from '../../../machines/flow/firstContext.ts';
import { createFlowMachine } from '../../../machines/flow/flowMachine.ts';
import type { FlowConfiguration } from '../../../machines/flow/flowTypes.ts';
import { finalPage } from '../../../machines/flow/walk.ts';
import { serviceOf, type FinalizeAnswer } from '../../../machines/service/claimRequest.ts';
import { providePreview } from './providePreview.ts';

/** The claim of every preview. It lies with nobody. */
export const previewUuid = '00000000-0000-4000-8000-000000000000';

interface Options {
  readonly page: string;
  readonly known: Facts;
  readonly configuration: FlowConfiguration;
  /** Where a report that is given up leads. */
  readonly home: string;
}

/**
 * Takes a flow, a page of it and facts; gives the flow's own machine, started, as it stands on that page for a claim these facts are
 * read from. Where the facts lead elsewhere they are those of the shortest walk there. Nothing is asked of the service.
 */
export const startPreview = (flow: Flow, { page, known, configuration, home }: Options) => {
  const facts = factsTo(flow, page, known) ?? known;
  const result = resultOf(flow);
  const machine = providePreview(createFlowMachine(flow), { known: facts, result, home });
  const detail = claimFor(facts);
  const isSent = finalPage(flow, detail)?.code === page;
  const draft = {
    claimRequestUuid: previewUuid,
    version: 1,
    detail,
    documents: [],
    ...(isSent && { result }),
  };
  const context = firstContext(flow, { configuration, draft, page });
  const value = { page, request: isSent ? 'sent' : 'idle', session: 'running' };
  // The pages before were not answered, so the machine would not open this one by itself.
  const snapshot = machine.resolveState({ value, context });
  return createActor(machine, { snapshot, input: { configuration, draft } }).start();
};

/** With what follows from the answers, where that leaves the facts as they are. */
const claimFor = (facts: Facts) => {
  const claim = claimOf(facts);
  const derived = structuredClone(claim);
  setDerived(claim, derived);
  const read = new Map(Object.entries(readFacts(derived)));
  return Object.entries(facts).every(([name, value]) => value === undefined || read.get(name) === value)
    ? derived
    : claim;
};

/** Takes a flow; gives the address of the preview's claim. */
export const previewClaim = ({ flowType }: Flow): ClaimAddress => ({
  service: serviceOf[flowType],
  claimRequestUuid: previewUuid,
});

const resultOf = ({ claimType }: Flow): FinalizeAnswer => ({
  activeClaimUuid: previewUuid,
  activeBaseClaimUuid: previewUuid,
  type: claimType,
  claimsData: [
    {
      claimNumber: 'CZ2026000000000',
      amounts: [],
      type: claimType,
      uploadedDocCount: 0,
      uploadedOptionalDocCount: 0,
      requiredDocCount: 0,
      injuredPartiesCount: 0,
      duplicateClaimsCount: 0,
      reporterIsContracted: false,
      autoRegistration: true,
      autoLiquidation: false,
      claimRequestUuid: previewUuid,
    },
  ],
  claimList: [],
  documentsUploadResult: 'UPLOAD_WAS_SKIPPED',
});
