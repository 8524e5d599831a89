import * as z from 'zod';
import { PolicyCountry } from '#machines/claim/codes/currency.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { Credits } from './policyCalls.ts';
import { InsurancePeriod, InsuranceType } from './policyRecord.ts';

/** How much a discount of the sales application may be. */
export const discountLimits = {
  campaign: 20,
  campaignName: 60,
  /** Of the technical premium, in per cent: what an agent may give, what nobody may exceed, what is always left. */
  mandate: 10,
  businessMax: 30,
  floor: 40,
} as const;

export const DiscountUnit = z.enum(['PERCENT', 'CURRENCY']);

const upTo = (max: number) => z.string().min(1).max(max);

/** The record of the discounts of a policy as it is sent: what is left out is not given. What follows from the rest is counted anew. */
export const DiscountRecord = z
  .strictObject({
    carryOver: z.literal(true).describe('Months of the other number of a self-employed client count, too.'),
    decisivePeriod: z.int().describe('Follows: in months, below 0 after losses.'),
    bonus: z.int().describe('Follows: in per cent, 0 beside a malus.'),
    malus: z.int().describe('Follows: in per cent, 0 beside a bonus.'),
    internalCreditsDiscount: z.number(),
    businessDiscount: z.strictObject({ value: z.number(), unit: DiscountUnit }).partial(),
    marketingAction: z
      .strictObject({
        code: upTo(discountLimits.campaign),
        name: upTo(discountLimits.campaignName).describe('Follows from the code.'),
      })
      .partial(),
    technicalInsurance: z.number().describe('Follows from the policy: a year before any discount.'),
  })
  .partial();
export type DiscountRecord = z.infer<typeof DiscountRecord>;

/** What of a policy decides about its discounts. */
export const DiscountedPolicy = z.object({
  insuranceType: InsuranceType,
  country: PolicyCountry,
  agreementDate: z.iso.date().optional(),
  vehicleType: VehicleSortCode.optional(),
  technicalInsurance: z.number().optional().describe('Where the tariff or the register knows it.'),
  isFleet: z.boolean().describe('It has a rate of its own, and no bonus.'),
});
export type DiscountedPolicy = z.infer<typeof DiscountedPolicy>;

/** What the rules of discounts read besides the answers. */
export const KnownOfDiscount = z.object({
  policy: DiscountedPolicy,
  periods: z
    .array(InsurancePeriod)
    .describe('The insurance before it, as the policy or the register tells it.'),
  carried: z.array(InsurancePeriod).describe('That of the business of a self-employed client.'),
  credits: Credits.describe('Those that no other discount has taken.'),
  before: z
    .object({ campaign: z.string().optional() })
    .optional()
    .describe('What was saved before stays right.'),
});
export type KnownOfDiscount = z.infer<typeof KnownOfDiscount>;

/**
 * How a discount stands: told by the agent alone, confirmed by the register of losses, different from it, above what the agent may give;
 * and what an underwriter has decided about the last two.
 */
export const DiscountStatus = z.enum([
  'PROPOSED',
  'CONFIRMED',
  'DIFFERS',
  'PENDING_APPROVAL',
  'APPROVED',
  'REFUSED',
]);
export type DiscountStatus = z.infer<typeof DiscountStatus>;

/** The lines of policies that may have discounts. */
export const DiscountedLine = z.enum(['CAR_POV', 'CAR_HAV', 'CAR_POV_HAV']);
export type DiscountedLine = z.infer<typeof DiscountedLine>;
