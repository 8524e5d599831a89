import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import {
  DiscountedLine,
  DiscountedPolicy,
  DiscountRecord,
  DiscountStatus,
  KnownOfDiscount,
} from './discountRecord.ts';
import { AboutPolicy, Losses } from './policyCalls.ts';

const ClientParams = z.object({ client: z.uuid() });
const PolicyParams = ClientParams.extend({ policy: z.uuid() });

const Told = z.object({ status: DiscountStatus, why: z.string().optional().describe('Of an underwriter.') });

export const AboutDiscount = z.object({
  known: KnownOfDiscount,
  vehicle: AboutPolicy.shape.vehicle,
  losses: Losses,
  told: Told.optional(),
  mayDecide: z.boolean().describe('Who reads it may approve or refuse it.'),
});
export type AboutDiscount = z.infer<typeof AboutDiscount>;

/** The calls about the discounts of policies; nobody but users who work with clients makes them. */
export const discountCalls = {
  discountsOfClient: call({
    method: 'GET',
    path: '/rest/client/:client/discount',
    failing: 'SILENT',
    summary:
      'Our addition: the discounts of the policies of vehicles of a client one cares for, in a line each.',
    params: ClientParams,
    answer: z.object({
      discounts: z.array(
        z.object({
          policy: z.uuid(),
          policyNumber: z.string().optional().describe('Of one that is issued.'),
          line: DiscountedLine,
          vehicle: AboutPolicy.shape.vehicle,
          of: DiscountedPolicy,
          isAway: z.boolean().describe('The register of losses does not answer.'),
          periods: KnownOfDiscount.shape.periods,
          carried: KnownOfDiscount.shape.carried,
          record: DiscountRecord,
          status: DiscountStatus.optional(),
        }),
      ),
    }),
  }),
  discountOfPolicy: call({
    method: 'GET',
    path: '/rest/client/:client/policy/:policy/discount',
    failing: 'SILENT',
    summary:
      'Our addition: the discounts of a policy of a vehicle, to be changed, with what they follow from; version 0 where none are saved. The look is on the trail.',
    params: PolicyParams,
    answer: AboutDiscount.extend({
      version: z.int(),
      record: DiscountRecord,
      savedBy: z.object({ name: z.string(), actsFor: z.string().optional() }).optional(),
      savedAt: z.iso.datetime().optional(),
    }),
  }),
  saveDiscount: call({
    method: 'POST',
    path: '/rest/client/:client/policy/:policy/discount',
    failing: 'SILENT',
    summary:
      'Our addition: save the discounts of a policy, over version 0 for the first time. A version that is not the stored one is refused with the stored one. Credits are taken as it is saved.',
    params: PolicyParams,
    body: z.strictObject({ version: z.int().min(0), record: DiscountRecord }),
    answer: z.object({ version: z.int() }),
  }),
  decideDiscount: call({
    method: 'POST',
    path: '/rest/client/:client/policy/:policy/discount/decision',
    failing: 'SILENT',
    summary: 'Our addition, for operators: approve or refuse discounts that wait for it, and say why.',
    params: PolicyParams,
    body: z.strictObject({
      version: z.int().min(1),
      decision: z.enum(['APPROVED', 'REFUSED']),
      why: z.string().trim().min(10).max(300),
    }),
    answer: z.object({ version: z.int() }),
  }),
};

/** The discounts of a client, as they are listed. */
export type ClientDiscounts = z.output<typeof discountCalls.discountsOfClient.answer>;
