import type { ClaimType } from '#machines/claim/enums.ts';
import type { VehicleKey } from '#machines/claim/subject.ts';
import type { RepairShop } from '#machines/service/repairShops.ts';
import type {
  AgentKey,
  AddressPoint,
  RegisteredAgent,
  RegisteredLosses,
} from '#server/store/clients/salesRegisters.ts';
import type {
  ClaimStatus,
  RegisteredCompany,
  RegisteredPerson,
  RegisteredPolicy,
  RegisteredVehicle,
} from '#server/store/registered.ts';

/** A report that was sent, as the system that processes claims knows it. */
export interface SentReport {
  readonly policyNumber: string;
  /** Undefined while it is being registered. */
  readonly claimNumber?: string | undefined;
  /** Milliseconds since it was registered. */
  readonly age: number;
}

/** What claims are looked for by: their line, their day, and any of the names of what is insured. */
export interface ClaimsKey {
  readonly claimType: ClaimType;
  /** ISO day. */
  readonly incidentDate: string;
  readonly policyNumber?: string | undefined;
  readonly registrationNo?: string | undefined;
  readonly vin?: string | undefined;
}

/** A claim under its number. */
export interface RegisteredClaim {
  readonly claimNumber: string;
  /** ISO day. */
  readonly incidentDate: string | null;
}

/**
 * The insurer's systems behind the service. By default the registers in our own database answer; an operator may replace them.
 * Each may be away: it then rejects, or does not answer in time.
 */
export interface Systems {
  findVehicle(key: VehicleKey): Promise<RegisteredVehicle | undefined>;
  findPolicy(policyNumber: string): Promise<RegisteredPolicy | undefined>;
  listPoliciesOfVehicle(vehicleId: string): Promise<readonly RegisteredPolicy[]>;
  /** The policies that insure the person with a birth number. */
  listPoliciesOfInsured(birthNumber: string): Promise<readonly RegisteredPolicy[]>;
  /** The policies that a company has taken out or that insure it. */
  listPoliciesOfCompany(identificationNumber: string): Promise<readonly RegisteredPolicy[]>;
  findPerson(id: string): Promise<RegisteredPerson | undefined>;
  /** A company by its number, from the public register of companies. */
  findCompany(identificationNumber: string): Promise<RegisteredCompany | undefined>;
  /** An agent, from the register of agents. */
  findAgent(key: AgentKey): Promise<RegisteredAgent | undefined>;
  /** The earlier insurance and losses of who has a birth number or a number of a company, from the register that insurers share. */
  lossHistory(number: string): Promise<RegisteredLosses | undefined>;
  /** What an agent, by their subject, may give away as discounts, in korunas; undefined for who is no agent. */
  credits(subject: string): Promise<number | undefined>;
  /** The addresses that a text begins to tell, at most ten. */
  completeAddress(text: string): Promise<readonly AddressPoint[]>;
  /** Every repair shop that a damaged vehicle or home may be sent to. */
  listRepairShops(): Promise<readonly RepairShop[]>;
  /** The claims of a day that were reported anywhere, as by telephone or at a branch, beside those that were reported here. */
  listClaims(key: ClaimsKey): Promise<readonly RegisteredClaim[]>;
  /** How the claims that came of a report stand, in order; none where nothing is known of it. */
  listStatuses(report: SentReport): Promise<readonly ClaimStatus[]>;
}
