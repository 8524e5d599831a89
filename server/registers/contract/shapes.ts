import * as z from 'zod';
import { PolicyCountry } from '#machines/claim/codes/currency.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { PersonKind, PersonType, RequestStatus, VehicleKind } from '#machines/claim/enums.ts';
import type { RepairShop } from '#machines/service/repairShops.ts';
import { CarBody } from '#machines/service/sales/vehicleRecord.ts';
import { LossKind } from '#machines/service/sales/policyRecord.ts';
import type {
  AddressPoint,
  RegisteredAgent,
  RegisteredLosses,
} from '#server/store/clients/salesRegisters.ts';
import type { RegisteredClaim } from '#server/registers/systems.ts';
import type {
  ClaimStatus,
  RegisteredCompany,
  RegisteredPerson,
  RegisteredPolicy,
  RegisteredVehicle,
} from '#server/store/registered.ts';

// What a register answers, as far as the service reads it: fields that no shape names are ignored, so that registers may add some.

const Day = z.iso.date();
const text = z.string().max(1000);
const Country = z.string().regex(/^[A-Z]{2}$/);

const Address = z.object({
  countryCode: Country,
  streetWithNumbers: text,
  city: text,
  zipCode: text,
});

/** A vehicle, its make and model by the codes of `car-make-model`. */
export const Vehicle: z.core.$ZodType<RegisteredVehicle> = z.object({
  id: text,
  registrationNo: text.nullable(),
  vin: text.nullable(),
  frameworkNo: text.exactOptional(),
  vehicleManufacturer: text,
  vehicleModel: text,
  vehicleLabel: text.describe('The make, then the model.'),
  manufactureYear: z.int(),
  vehicleKind: VehicleKind,
  selfInspectionAuthorized: z
    .boolean()
    .describe('Whether its damage may be inspected by the reporter alone.'),
  vehicleSort: z.object({ code: VehicleSortCode }).exactOptional(),
  fuel: text.exactOptional(),
  technical: z
    .object({
      body: text.describe(`One of ${CarBody.options.join(', ')}; others are ignored.`).exactOptional(),
      doors: z.int().exactOptional(),
      seats: z.int().exactOptional(),
      engineCapacity: z.int().describe('In cm³.').exactOptional(),
      maxWeight: z.int().describe('The largest that is permitted, in kg.').exactOptional(),
      firstRegistration: Day.exactOptional(),
    })
    .describe('What its certificate says. It fills in the form of a vehicle.')
    .exactOptional(),
  registerState: z
    .enum(['SCRAPPED', 'EXPORTED', 'STOLEN'])
    .exactOptional()
    .describe('Why it is no vehicle to be insured.'),
});

/** A policy, whatever has become of it. */
export const Policy: z.core.$ZodType<RegisteredPolicy> = z.object({
  policyNumber: text,
  line: text,
  productBranch: text.describe('LIFE or NONLIFE.'),
  policyholderId: text,
  insuredIds: z.array(text),
  risks: z.array(text).describe('The covers that it has, by their codes.'),
  validFrom: Day,
  validTo: Day.nullable(),
  status: text.describe('ACTIVE, SUSPENDED, TERMINATED or ENDED; any other one insures nothing.'),
  suspended: z
    .array(z.object({ from: Day, to: Day.exactOptional() }))
    .exactOptional()
    .describe('When it insured nothing; until further notice without an end.'),
  vehicleId: text.exactOptional(),
  pet: z.object({ kind: text, name: text }).exactOptional(),
  machine: z.object({ kind: text, make: text, model: text }).exactOptional(),
  home: z.object({ kind: text, occupancy: text, address: Address }).exactOptional(),
  country: PolicyCountry.exactOptional().describe('Where it was taken out; CZ where that is not said.'),
});

/** Whoever has a policy or is insured by one. */
export const Person: z.core.$ZodType<RegisteredPerson> = z.object({
  id: text,
  personKind: PersonKind,
  personType: PersonType.exactOptional().describe('ZS for a tradesman.'),
  fullName: text.exactOptional(),
  companyName: text.exactOptional(),
  birthNumber: text.exactOptional(),
  identificationNumber: text.exactOptional(),
  address: Address.exactOptional(),
  bankContact: z
    .object({ accountPrefix: text, accountNumber: text, bankCode: text })
    .exactOptional()
    .describe('Where premiums come from and what is insured is paid to.'),
});

/** A company of the public register. */
export const Company: z.core.$ZodType<RegisteredCompany> = z.object({
  companyName: text,
  address: Address.exactOptional(),
});

/** An agent of the register of agents. */
export const Agent: z.core.$ZodType<RegisteredAgent> = z.object({
  agentNumber: text,
  name: text,
  regulatorNumber: text,
  subject: text
    .exactOptional()
    .describe('As whom they sign in: who arranges a policy with another agent may see it then.'),
  isSuspended: z.boolean().exactOptional(),
});

/** What an agent may still give away. */
export const Credits: z.core.$ZodType<{ readonly available: number }> = z.object({
  available: z.number().describe('In korunas.'),
});

/** What the register of losses knows of somebody. */
export const Losses: z.core.$ZodType<RegisteredLosses> = z.object({
  asOf: Day,
  periods: z.array(
    z
      .object({
        insurer: text,
        from: Day,
        to: Day,
        vehicleType: VehicleSortCode,
        events: z.array(z.object({ date: Day, kind: LossKind }).partial()),
      })
      .partial(),
  ),
});

/** An address in its parts. */
export const AddressParts: z.core.$ZodType<AddressPoint> = z
  .object({
    street: text,
    buildingNumber: text,
    orientationNumber: text,
    villagePart: text,
    village: text,
    postalCode: text,
    city: text,
    place: text,
    countryCode: Country,
  })
  .partial();

/** A repair shop, and what it handles: VEHICLE, GLASS, HAIL, PROPERTY. */
export const Shop: z.core.$ZodType<RepairShop> = z.object({
  id: text,
  name: text,
  street: text,
  city: text,
  countryCode: Country,
  lat: z.number(),
  lng: z.number(),
  contractual: z.boolean().describe('Whether it is paid directly.'),
  handles: z.array(text),
  mobileTechnician: z.boolean().describe('Whether it comes to the vehicle.'),
  openingHours: z
    .object({ weekdays: text, saturday: text.optional() })
    .optional()
    .describe('In the form 7:00–17:00; closed on a day that is left out.'),
});

/** A claim, whichever way it was reported. */
export const NumberedClaim: z.core.$ZodType<RegisteredClaim> = z.object({
  claimNumber: text,
  incidentDate: Day,
});

/** How one claim of a report stands. */
export const Status: z.core.$ZodType<ClaimStatus> = z.object({
  // What a newer register says and nobody here knows yet.
  status: RequestStatus.catch('IN_PROGRESS'),
  rejected: z.boolean(),
});

/** A list, which is empty where there is none. */
interface List<Item> {
  readonly items: readonly Item[];
}

const listOf = <Item>(item: z.core.$ZodType<Item>, max: number): z.core.$ZodType<List<Item>> =>
  z.object({ items: z.array(item).max(max) });

export const RepairShops = listOf(Shop, 2000);
export const Claims = listOf(NumberedClaim, 50);
export const Policies = listOf(Policy, 200);
export const Addresses = listOf(AddressParts, 10);
export const Statuses = listOf(Status, 50);
