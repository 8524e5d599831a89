import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { FeatureShare } from '#machines/service/switches/feature.ts';
import { Name } from '#machines/service/traceStep.ts';

/** A state of a flow with its texts is no longer, in characters. */
export const longestState = 400_000;

/** That somebody has seen a state of a flow and approves it. */
export const FlowApproval = z.object({
  version: z.string(),
  /** The flow as it was, as `snapshotText` describes it. */
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type FlowApproval = z.infer<typeof FlowApproval>;

export const FlowApprovals = z.object({
  /** The newest first. */
  approvals: z.array(FlowApproval),
  /** Whoever asks may approve it: an analyst who has signed in. */
  mayApprove: z.boolean(),
  /** How many reports are open on which page. */
  drafts: z.array(z.object({ page: z.string(), count: z.number().int() })),
});
export type FlowApprovals = z.infer<typeof FlowApprovals>;

/** What the service decides by itself, and not for every report now. */
export interface SwitchedFeatures {
  readonly features: readonly FeatureShare[];
}

const Features: z.ZodType<SwitchedFeatures> = z.object({ features: z.array(FeatureShare) });

const params = z.object({ flow: Name });

/** Who has approved which state of a flow. Our addition. */
export const flowApprovalCalls = {
  readFeatures: call({
    method: 'GET',
    path: '/rest/flow/features',
    failing: 'SILENT',
    summary: 'Our addition: what the service decides by itself, and not for every report now; for analysts.',
    answer: Features,
  }),
  readFlowApprovals: call({
    method: 'GET',
    path: '/rest/flow/:flow/approvals',
    failing: 'SILENT',
    summary:
      'Our addition: the states of a flow that were approved, and how many reports are open on which page; for analysts.',
    params,
    answer: FlowApprovals,
  }),
  approveFlow: call({
    method: 'POST',
    path: '/rest/flow/:flow/approvals',
    failing: 'SILENT',
    summary:
      'Our addition: an analyst has seen a flow as it is described and approves it. Done twice it is done once.',
    params,
    body: z.object({ text: z.string().min(1).max(longestState) }),
    answer: FlowApproval,
  }),
};
