import {
  createFinalize,
  type FinalizeRequest as Request,
  type StoredResult as Stored,
} from '#machines/flow/actors/finalize.ts';
import type { FilesState } from '#machines/actors/files/uploads.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { ClaimRef } from './claimRef.ts';

/** What the machine of a report keeps besides the claim. */
export interface ReportExtra {
  /** The state of the claim's files; sending waits for those being uploaded. */
  readonly files?: FilesState | undefined;
  /** The last answers changed who the client is known to be, so that they are identified no longer. */
  readonly isIdentityLost?: boolean | undefined;
}

/** What is sent of a report. */
export type FinalizeRequest = Request<ClaimRef, ReportExtra>;
/** What the service says of a report that may have been sent. */
export type StoredResult = Stored<FinalizeAnswer>;

/** Sends a report and sees it through. Source: specification section 7. */
export const finalizeMachine = createFinalize<ClaimRef, ReportExtra, FinalizeAnswer>();
