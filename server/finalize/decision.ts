import type { PropertyFindings } from '../../machines/claim/derived/propertyFindings.ts';
import type { Currency } from '../../machines/claim/codes/currency.ts';
import type { BaseClaimMember, ClaimType } from '../../machines/claim/enums.ts';
import type { Issue } from '../../machines/claim/issues/issue.ts';
import type { CareInsured } from '../systems/careInsured.ts';
import type { RegisteredPerson } from '../systems/systems.ts';

/** What the service found out by itself about a claim, for those who settle it. */
export interface Decision {
  readonly policyNumber?: string;
  readonly policyValid: boolean;
  readonly vehicleId?: string;
  /** Of that vehicle, as our register has them: the reporter need not have told either. */
  readonly registrationNo?: string;
  readonly vin?: string;
  readonly selfInspectionAuthorized: boolean;
  readonly ocrAllowed: boolean;
  /** Of a claim for care on a policy we know: whom of those named it insures. */
  readonly careInsured?: CareInsured;
  /** The account of the policy, when the reporter chose it. */
  readonly bankContact?: NonNullable<RegisteredPerson['bankContact']>;
  /** What the amounts of the claim are told in. */
  readonly currency: Currency;
  /** Of a property claim: what of the insurance it touches, and how soon and from whom else something is to be done. */
  readonly property?: PropertyFindings;
  /** Claims of the same day and subject, but for the one that this claim follows from. */
  readonly duplicates: readonly string[];
  /** The claim that this one follows from. */
  readonly baseClaim?: BaseClaim;
  /** Underwriting findings of the walked pages. */
  readonly flags: readonly Flag[];
}

/** A registered claim that another one follows from. */
export interface BaseClaim {
  readonly uuid: string;
  readonly claimNumber: string;
  readonly claimType: ClaimType;
  readonly memberType: BaseClaimMember;
}

export interface Flag extends Pick<Issue, 'key' | 'name'> {
  readonly page: string;
}
