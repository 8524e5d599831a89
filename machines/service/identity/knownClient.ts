import * as z from 'zod';
import { Harmed } from '#machines/claim/codes/liability.ts';
import {
  ClaimType,
  LegalForm,
  PersonKind,
  RiskCode,
  RiskFlow,
  UniKind,
  UniRisk,
} from '#machines/claim/enums.ts';
import { call } from '#machines/service/call.ts';
import { OfClientCase } from './identity.ts';

/** What may have happened for a policy to answer for it, in the answers of a claim; nothing where anything of its line. */
export const CoveredEvent = z
  .object({
    riskFlow: RiskFlow,
    harmed: Harmed,
    appliedRiskId: RiskCode,
    uniKind: UniKind,
    uniRisk: UniRisk,
  })
  .partial();
export type CoveredEvent = z.infer<typeof CoveredEvent>;

/** A policy of the client, as they recognise it. */
export const OwnPolicy = z.object({
  policyNumber: z.string(),
  /** The kind of insurance, as the register names it. */
  line: z.string(),
  /** Make and model of the vehicle insured, and the end of its plate. */
  vehicle: z.string().optional(),
  covers: z.array(CoveredEvent).min(1),
  /** Its last day, of one that has ended. */
  endedOn: z.iso.date().optional(),
});
export type OwnPolicy = z.infer<typeof OwnPolicy>;

/** Where the client lives, as the register has it. */
export const OwnAddress = z.object({
  countryCode: z.string(),
  streetWithNumbers: z.string(),
  city: z.string(),
  zipCode: z.string(),
});

/**
 * What is known of the client that a session or a case of it is identified as; nothing of anybody else. How somebody
 * who reports themselves is called and reached is their contact.
 */
export const KnownClient = z.object({
  personKind: PersonKind.optional(),
  fullName: z.string().optional(),
  birthNumber: z.string().optional(),
  legalForm: LegalForm.optional(),
  identificationNumber: z.string().optional(),
  companyName: z.string().optional(),
  email: z.string().optional(),
  tel: z.string().optional(),
  address: OwnAddress.optional(),
  policies: z.array(OwnPolicy),
});
export type KnownClient = z.infer<typeof KnownClient>;

/** Made only for an identified visitor, so they are not among all calls. */
export const knownClientCalls = {
  knownClient: call({
    method: 'GET',
    path: '/rest/session/client/:claimType',
    failing: 'SILENT',
    summary:
      'Our addition: what the client of this session need not tell again, and those of their policies that belong to a line; nothing to anybody unidentified.',
    params: z.object({ claimType: ClaimType }),
    query: OfClientCase,
    answer: KnownClient,
  }),
};
