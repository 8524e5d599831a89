import type { Issue } from '../../machines/claim/issues/issue.ts';
import type { CareInsured } from '../systems/careInsured.ts';
import type { RegisteredPerson } from '../systems/systems.ts';

/** What the service found out by itself about a claim, for those who settle it. */
export interface Decision {
  readonly policyNumber?: string;
  readonly policyValid: boolean;
  readonly vehicleId?: string;
  readonly selfInspectionAuthorized: boolean;
  readonly ocrAllowed: boolean;
  /** Of a claim for care on a policy we know: whom of those named it insures. */
  readonly careInsured?: CareInsured;
  /** The account of the policy, when the reporter chose it. */
  readonly bankContact?: NonNullable<RegisteredPerson['bankContact']>;
  readonly duplicates: readonly string[];
  /** Underwriting findings of the walked pages. */
  readonly flags: readonly Flag[];
}

export interface Flag extends Pick<Issue, 'key' | 'name'> {
  readonly page: string;
}
