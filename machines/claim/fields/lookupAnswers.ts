import * as z from 'zod';
import { PolicyCountry } from '#machines/claim/codes/currency.ts';
import { Occupancy, PropertyKind } from '#machines/claim/codes/property.ts';
import { MachineKind, PetKind } from '#machines/claim/codes/uniflow.ts';
import { VehicleKind } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { field, radio } from '#machines/subject/control.ts';
import { code, text } from './text.ts';

const codes = () => z.array(code()).max(limits.files);

/**
 * What the service answered about the claim, kept with it so that rules can read it. It is never trusted: the service asks again
 * when the claim is finalised.
 */
export const lookupFields = {
  vehicleFound: z.boolean(),
  /** The vehicle as the reporter described it, kept where the one they had refused is found again. */
  vehicleByHand: z
    .object({
      registrationNo: text(),
      vin: text(),
      frameworkNo: text(),
      vehicleManufacturer: z.object({ code: code().optional(), name: text() }),
      vehicleModel: text(),
      manufactureYear: z.number().int(),
      vehicleKind: VehicleKind,
    })
    .partial(),
  /** The plate of a vehicle found by another number, with all but its end hidden. */
  maskedPlate: text(),
  policyNumberValid: z.boolean(),
  /** The first letters of who is insured by the policy found. */
  maskedInsured: text(),
  /** The animal that the policy found insures; its chip is not told to whoever knows a number of a policy. */
  policyPet: z.object({ petKind: PetKind, petName: text() }),
  /** The machine that the policy found insures; its number is not told to whoever knows a number of a policy. */
  policyMachine: z.object({ machineKind: MachineKind, machineName: text() }),
  /** The home that the policy found insures; of its address only what its insured recognises it by. */
  policyHome: z.object({ propertyKind: PropertyKind, occupancy: Occupancy, maskedAddress: text() }),
  dummyPolicy: z.boolean(),
  /** Where no policy is found, the reporter says what kind it would be. */
  policyType: field(code(), radio),
  productBranch: code(),
  policyCountry: PolicyCountry,
  hasMax3yearsOldPolicy: z.boolean(),
  selfInspectionAuthorized: z.boolean(),
  ocrAllowed: z.boolean(),
  /** True where the policy has an account; only the service knows which one. */
  policyAccount: z.boolean(),
  /** The account of the policy, with all but its end hidden. */
  maskedAccount: text(),
  claimId: text(),
  incidentDateDoesntMatch: z.boolean(),
  hasDuplicateClaimFoundByClaimNumber: z.boolean(),
  uploadedDocTypes: codes(),
  requiredDocuments: codes(),
  optionalDocuments: codes(),
  claimPreviewUrl: z.string().max(limits.email),
};
