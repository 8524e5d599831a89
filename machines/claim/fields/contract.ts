import * as z from 'zod';
import { Currency } from '#machines/claim/codes/currency.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { digits, field, inline, rows, surelyYesNo, tick, type Control } from '#machines/subject/control.ts';
import { story } from '#machines/claim/story.ts';
import { BirthNumber, ClaimNumber, PolicyNumber } from './identifiers.ts';
import { lines } from './text.ts';

/**
 * What a contract is searched by: a main contract, a contract under it, and for compulsory liability the side that reports (POV
 * insured, POS injured).
 */
const ContractSearch = z.object({
  main: field(PolicyNumber, digits('medium')),
  sub: field(PolicyNumber, digits('medium')).optional(),
  variant: z.enum(['POV', 'POS']).optional(),
});

const number: Control = { kind: 'text', width: 'long', capitals: true };

/** Policies and claims by their numbers, and how they are found. Source: specification section 3. */
export const contractFields = {
  policyNumber: field(PolicyNumber, digits('medium')),
  policyNumbers: field(
    z.array(field(PolicyNumber, digits('medium'))).max(limits.reports),
    rows(limits.reports),
  ),
  contractKnown: field(YesNo, { kind: 'yesNo', surely: true }),
  contractSearch: ContractSearch,
  reasonToChooseInsurance: field(lines(), { kind: 'story', max: limits.moreInfo, rows: 3 }),
  birthNumber: field(BirthNumber, digits('medium')),
  continueWithoutPolicy: field(z.literal(true), tick),
  claimNumber: field(ClaimNumber, number),
  originalClaimNumber: field(ClaimNumber, digits('medium')),
  /** Chosen by the reporter where no policy tells it by its country. */
  currency: field(Currency, inline),
  question: field(lines(), story),
  moreInfo: field(lines(), story),
};

/** What the reporter acknowledges before a claim is sent, and agrees to before a doctor is asked. */
export const consentFields = {
  truthfulness: field(z.literal(true), tick),
  dataProcessingConsent: field(z.literal(true), tick),
  /** Somebody else reports; the insured knows of it and is told by us what we do with data on their health. */
  insuredKnows: field(z.literal(true), tick),
  /** The insured cannot be told, as somebody unconscious: whoever may act for them is found. */
  insuredCannotKnow: field(z.literal(true), tick),
  /** Whether we may ask the doctors for records. */
  recordsConsent: field(YesNo, surelyYesNo),
  /** The reporter says that somebody else is insured than who reports as the insured. */
  insuredIsOther: z.literal(true),
  /** The reporter says that it happened to another home than the one on the policy. */
  homeIsOther: z.literal(true),
  /** Whether a person who is no client of ours agreed that we keep their contact. */
  contactConsent: z.boolean(),
  /** Whether we may, as the reporter who is no client yet answers; `contactConsent` follows from it. */
  keepContact: field(YesNo, surelyYesNo),
  /** We already have a claim of this day, and the reporter says that this is another one. */
  isOtherEvent: z.boolean(),
};
