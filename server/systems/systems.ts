import type { PolicyCountry } from '../../machines/claim/codes/currency.ts';
import type { PersonKind, VehicleKind } from '../../machines/claim/enums.ts';
import type { Address } from '../../machines/claim/fields/address.ts';
import type { VehicleKey } from '../../machines/claim/subject.ts';

/** A person or company the insurer knows. */
export interface RegisteredPerson {
  readonly id: string;
  readonly personKind: PersonKind;
  readonly fullName?: string;
  readonly companyName?: string;
  readonly birthNumber?: string;
  /** Of a company or a tradesman. */
  readonly identificationNumber?: string;
  readonly address?: Pick<Address, 'countryCode' | 'streetWithNumbers' | 'city' | 'zipCode'>;
  readonly bankContact?: {
    readonly accountPrefix: string;
    readonly accountNumber: string;
    readonly bankCode: string;
  };
}

export interface RegisteredPolicy {
  readonly policyNumber: string;
  readonly line: string;
  readonly productBranch: string;
  readonly policyholderId: string;
  readonly insuredIds: readonly string[];
  readonly risks: readonly string[];
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly status: string;
  readonly vehicleId?: string;
  /** Where it was taken out, the Czech Republic where the register does not say. */
  readonly country?: PolicyCountry;
}

export interface RegisteredVehicle {
  readonly id: string;
  readonly registrationNo: string | null;
  readonly vin: string | null;
  readonly frameworkNo?: string;
  /** Code of the codelist `car-make-model`, like the model. */
  readonly vehicleManufacturer: string;
  readonly vehicleModel: string;
  readonly vehicleLabel: string;
  readonly manufactureYear: number;
  readonly vehicleKind: VehicleKind;
  readonly selfInspectionAuthorized: boolean;
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
  findPerson(id: string): Promise<RegisteredPerson | undefined>;
}
