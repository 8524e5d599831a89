import * as z from 'zod';
import { PolicyCountry } from '#machines/claim/codes/currency.ts';
import { Occupancy, PropertyKind } from '#machines/claim/codes/property.ts';
import { MachineKind, PetKind } from '#machines/claim/codes/uniflow.ts';
import { DamageSize, PersonKind, VehicleKind } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { call } from './call.ts';
import { ClaimParams, ServiceParams } from './claimRequest.ts';

/** A plate, a number: one line without control characters. */
export const Key = z
  .string()
  .trim()
  .regex(/^\P{Cc}{1,20}$/u);
const ClaimNumberKey = z
  .string()
  .trim()
  .regex(new RegExp(`^\\P{Cc}{1,${limits.claimNumber}}$`, 'u'));
const IncidentDate = z.iso.date().optional();

/** What search-damaged tells about a vehicle. Its keys are fields of the claim. */
export const FoundVehicle = z.object({
  vehicleFound: z.boolean(),
  registrationNo: z.string().optional(),
  /** In its place where the vehicle was found by another number. */
  maskedPlate: z.string().optional(),
  frameworkNo: z.string().optional(),
  vehicleManufacturer: z.object({ code: z.string(), name: z.string() }).optional(),
  vehicleModel: z.string().optional(),
  manufactureYear: z.number().int().optional(),
  vehicleKind: VehicleKind.optional(),
});
export type FoundVehicle = z.infer<typeof FoundVehicle>;

/** What search-policy tells. Its keys are fields of the claim, except for `insured`, whose name is masked. */
export const FoundPolicy = z.object({
  policyNumberValid: z.boolean(),
  dummyPolicy: z.boolean(),
  policyType: z.string().optional(),
  productBranch: z.string().optional(),
  policyCountry: PolicyCountry.optional(),
  hasMax3yearsOldPolicy: z.boolean(),
  policyPet: z.object({ petKind: PetKind, petName: z.string() }).optional(),
  policyMachine: z.object({ machineKind: MachineKind, machineName: z.string() }).optional(),
  policyHome: z
    .object({ propertyKind: PropertyKind, occupancy: Occupancy, maskedAddress: z.string() })
    .optional(),
  insured: z.object({ personKind: PersonKind, maskedName: z.string() }).optional(),
});
export type FoundPolicy = z.infer<typeof FoundPolicy>;

/**
 * The account of the policy. Whoever knows a policy number must not be able to read an account number, so the bank and the last
 * digits are told only to whoever has also told a number of the policyholder. The service itself looks the number up when it
 * registers the claim.
 */
export const FoundAccount = z.object({
  bankContact: z.object({ type: z.enum(['POLICY', 'NONE']) }),
  maskedAccount: z.string().optional(),
});
export type FoundAccount = z.infer<typeof FoundAccount>;

export const lookupCalls = {
  searchDamaged: call({
    method: 'POST',
    path: '/rest/car/:claimRequestUuid/search-damaged',
    failing: 'FLOW',
    summary: 'Find a vehicle by exactly one of plate, VIN, policy number or frame number.',
    params: ClaimParams,
    body: z
      .object({
        registrationNo: Key.optional(),
        policyNumber: Key.optional(),
        vin: Key.optional(),
        frameworkNo: Key.optional(),
        incidentDate: IncidentDate,
        claimId: z.string().max(40).optional(),
      })
      .refine(
        (key) =>
          [key.registrationNo, key.policyNumber, key.vin, key.frameworkNo].filter((one) => one !== undefined)
            .length === 1,
        'exactly one search key',
      ),
    answer: FoundVehicle,
  }),
  searchPolicy: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/search-policy',
    failing: 'FLOW',
    summary:
      'Find the policy that insures what happened on the incident date, by policy number, plate, VIN, birth number or event type.',
    params: ServiceParams,
    body: z.object({
      policyNumber: Key.optional(),
      registrationNo: Key.optional(),
      vin: Key.optional(),
      /** Of the insured. */
      birthNumber: Key.optional(),
      claimEventType: z.string().max(40).optional(),
      incidentDate: IncidentDate,
    }),
    answer: FoundPolicy,
  }),
  selfInspection: call({
    method: 'GET',
    path: '/rest/damaged-object/:claimRequestUuid/self-inspection',
    failing: 'FLOW',
    summary: 'Whether the reporter may inspect the vehicle or the home of the saved draft alone.',
    params: ClaimParams,
    // Just told, where the page asks before it saves.
    query: z.object({ damageSize: DamageSize.optional() }),
    answer: z.object({ selfInspectionAuthorized: z.boolean() }),
  }),
  ocrAllowed: call({
    method: 'GET',
    path: '/rest/:service/:claimRequestUuid/ocrAllowed',
    failing: 'FLOW',
    summary: 'Whether caring for a family member (OCR) may be reported on the policy of the saved draft.',
    params: ServiceParams,
    answer: z.object({ ocrAllowed: z.boolean() }),
  }),
  bankAccount: call({
    method: 'GET',
    path: '/rest/:service/:claimRequestUuid/bank-account',
    failing: 'FLOW',
    summary: 'The account known from the policy of the saved draft.',
    params: ServiceParams,
    answer: FoundAccount,
  }),
  bankAccountOf: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/bank-account',
    failing: 'FLOW',
    summary:
      'The account known from the policy of the saved draft, for the person, the policy or the vehicle just told.',
    params: ServiceParams,
    body: z.object({
      birthNumber: Key.optional(),
      identificationNumber: Key.optional(),
      policyNumber: Key.optional(),
      contactSearch: Key.optional(),
      incidentDate: IncidentDate,
    }),
    answer: FoundAccount,
  }),
  findDuplicate: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/find-duplicate',
    failing: 'FLOW',
    summary:
      'A claim already registered, by claim number, or else by its end for the same day and vehicle or policy.',
    params: ServiceParams,
    body: z.object({
      claimNumber: ClaimNumberKey.optional(),
      registrationNo: Key.optional(),
      vin: Key.optional(),
      policyNumber: Key.optional(),
      /** The vehicle is told by the reporter, who refused the one we found: nothing we know of it counts. */
      vehicleRefused: z.boolean().optional(),
      incidentDate: IncidentDate,
    }),
    answer: z.object({ claimId: z.string().optional(), incidentDateDoesntMatch: z.boolean() }),
  }),
};
