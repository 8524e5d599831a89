import type { PolicyCountry } from '#machines/claim/codes/currency.ts';
import type { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import type { PersonKind, PersonType, RequestStatus, VehicleKind } from '#machines/claim/enums.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import type { Address } from '#machines/claim/fields/address.ts';

/** A person or company the insurer knows. */
export interface RegisteredPerson {
  readonly id: string;
  readonly personKind: PersonKind;
  readonly personType?: PersonType;
  readonly fullName?: string;
  readonly firstName?: string;
  readonly surname?: string;
  /** ISO day. */
  readonly birthDate?: string;
  readonly email?: string;
  readonly tel?: string;
  readonly companyName?: string;
  readonly birthNumber?: string;
  /** Of a company or a tradesman. */
  readonly identificationNumber?: string;
  readonly address?: Pick<Address, 'countryCode' | 'streetWithNumbers' | 'city' | 'zipCode'>;
  /** What the sales application was told of them, as it is filled in there. */
  readonly record?: ClientRecord;
  readonly nationality?: string;
  readonly bankContact?: {
    readonly accountPrefix: string;
    readonly accountNumber: string;
    readonly bankCode: string;
  };
}

/** A company as the public register of companies knows it. */
export interface RegisteredCompany {
  readonly companyName: string;
  readonly address?: NonNullable<RegisteredPerson['address']>;
}

/** How one claim stands that came of a report. */
export interface ClaimStatus {
  readonly status: RequestStatus;
  readonly rejected: boolean;
}

/** A state that a claim passes through: for so many seconds, or for good. */
export interface ProcessingStep {
  readonly status: string;
  readonly rejected: boolean;
  readonly seconds?: number | undefined;
}

/** A policy in the register. */
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
  /** When it insured nothing; until further notice without an end. */
  readonly suspended?: readonly { readonly from: string; readonly to?: string }[];
  readonly vehicleId?: string;
  /** The vehicles of a fleet. */
  readonly fleet?: readonly string[];
  /** In the currency of its country. */
  readonly premiumPerYear?: number;
  /** What it was before any discount. */
  readonly technicalPremium?: number;
  /** The insurance before it, as its holder told it. */
  readonly earlier?: readonly {
    readonly insurer: string;
    readonly from: string;
    readonly to: string;
    /** By the codes of `vehicle-sort`. */
    readonly vehicleType: string;
    readonly events: readonly { readonly date: string; readonly kind: string }[];
  }[];
  /** The animal it insures, its kind by the codes of `petKind`. */
  readonly pet?: { readonly kind: string; readonly name: string };
  /** The machine it insures, its kind by the codes of `machineKind`. */
  readonly machine?: { readonly kind: string; readonly make: string; readonly model: string };
  /** The home it insures, by the codes of `propertyKind` and `occupancy`. */
  readonly home?: {
    readonly kind: string;
    readonly occupancy: string;
    readonly address: NonNullable<RegisteredPerson['address']>;
  };
  /** Where it was taken out, the Czech Republic where the register does not say. */
  readonly country?: PolicyCountry;
  /** What becomes of a report on it: the states of each claim that comes of one. Completed at once where the register does not say. */
  readonly processing?: readonly (readonly ProcessingStep[])[];
}

/** A vehicle in the register. */
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
  readonly vehicleSort?: { readonly code: VehicleSortCode };
  readonly fuel?: string;
  /** What its certificate says, as far as the register has it. */
  readonly technical?: RegisteredTechnical;
  /** Why it is no vehicle to be insured. */
  readonly registerState?: 'SCRAPPED' | 'EXPORTED' | 'STOLEN';
}

/** What the certificate of a vehicle says: D.2, S.1, P.1 in cm³, F.2 in kg, B. */
interface RegisteredTechnical {
  /** As the form of a vehicle calls it: HATCHBACK, ESTATE and so on. */
  readonly body?: string;
  readonly doors?: number;
  readonly seats?: number;
  readonly engineCapacity?: number;
  readonly maxWeight?: number;
  readonly firstRegistration?: string;
}

/** An answer of a register as it is noted; nothing where there is none. */
export interface NotedAnswer {
  readonly vehicle?: RegisteredVehicle;
  readonly policy?: RegisteredPolicy;
  readonly policies?: readonly RegisteredPolicy[];
}
