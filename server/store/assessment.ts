import type { PropertyFindings } from '#machines/claim/derived/propertyFindings.ts';
import type { Currency } from '#machines/claim/codes/currency.ts';
import type { BaseClaimMember, ClaimType, RiskCode } from '#machines/claim/enums.ts';
import type { Issue } from '#machines/subject/issues/issue.ts';
import type { User } from '#machines/service/identity/identity.ts';
import type { RegisteredPerson } from './registered.ts';

/** Which of the two whom care is about a policy insures: some products insure who gives it, others who needs it. */
export type CareInsured = 'CARER' | 'CARED_FOR' | 'BOTH' | 'NEITHER';

/** The assessment of a claim: what the service found out by itself, for the people who settle it. */
export interface Assessment {
  readonly policyNumber?: string;
  readonly policyValid: boolean;
  readonly vehicleId?: string;
  /** Of that vehicle, as our register has them: the reporter need not have told either. */
  readonly registrationNo?: string;
  readonly vin?: string;
  /** The plate of the damaged vehicle of an injured reporter, where we know that vehicle. */
  readonly damagedPlate?: string;
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
  /** What could not be asked when the claim was sent; it is asked again. */
  readonly unverified?: readonly string[];
  /** Of a report that was begun on somebody's behalf. */
  readonly delegation?: Delegation;
  /** What the reporter still has to do, by name. */
  readonly tasks?: readonly string[];
  /** Underwriting findings of the walked pages. */
  readonly flags: readonly Flag[];
}

/** Who acted for whom. */
export interface Delegation {
  readonly delegate: User;
  readonly principal: User;
}

/** A registered claim that another one follows from. */
export interface BaseClaim {
  readonly uuid: string;
  readonly claimNumber: string;
  readonly claimType: ClaimType;
  readonly memberType: BaseClaimMember;
  /** Of a life claim, the risk that it was about. */
  readonly riskId?: RiskCode;
}

/** An underwriting finding, with the page it was made on. */
export interface Flag extends Pick<Issue, 'key' | 'name'> {
  readonly page: string;
}
