import type { ClaimDetail } from '../../../claim/claim.ts';
import { DamageKind } from '../../../claim/enums.ts';
import { injuredParties } from '../../shared/people/injuredParties.ts';
import { injuredPartyPages } from '../../shared/people/injuredParty.ts';
import { partyQuestions } from '../../shared/people/partyQuestions.ts';

const questions = partyQuestions();

/** Those harmed by the vehicle are taken to be harmed as the kinds of event say. */
const kindsOf = ({ eventKinds = [] }: ClaimDetail): DamageKind[] => {
  const told = eventKinds.map((kind) => kind?.split('_')[1]);
  return DamageKind.options.filter((kind) => told.includes(kind));
};

/** The pages of those whom the insured vehicle harmed: one for each, and one that shows them all. */
export const injured = [
  ...injuredPartyPages({ questions, isCaused: { fact: 'riskFlow', is: 'POVPOJ' }, kindsOf }),
  injuredParties(questions, ['documents']),
] as const;
