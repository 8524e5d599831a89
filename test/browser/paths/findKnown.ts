import { readAnswer } from '../../../machines/claim/answerPath.ts';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { afterLookup, candidateOf, nextLookup } from '../../../machines/flow/candidate.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { readFacts } from '../../../machines/flow/facts.ts';
import type { Found } from '../../../machines/flow/lookups.ts';
import type { Page } from '../../../machines/flow/page.ts';
import type { Answers } from '../../../machines/flow/withAnswers.ts';
import { configuration } from '../../flow/machine/startFlow.ts';
import { pathOf, withValue } from '../../model/repair.ts';
import type { Finding } from '../../model/validEvents.ts';
import { looked } from './looked.ts';
import { claims, policies, vehicles } from './registers.ts';

/** Answers that the service looks something up by, as they belong together in what it knows. */
const known: readonly Readonly<Record<string, string>>[] = [
  ...vehicles.flatMap(({ registrationNo }) => (registrationNo ? [{ contactSearch: registrationNo }] : [])),
  ...policies.flatMap(({ policyNumber, vehicleId, validFrom }) => {
    const plate = vehicles.find(({ id }) => id === vehicleId)?.registrationNo;
    const told = claims.filter((claim) => claim.policyNumber === policyNumber);
    return [{}, { incidentDate: validFrom }, ...told.map(({ incidentDate }) => ({ incidentDate }))].map(
      (day) => ({
        policyNumber,
        'contractSearch.main': policyNumber,
        ...(plate && { contactSearch: plate }),
        ...day,
      }),
    );
  }),
  ...claims.flatMap(({ claimNumber, incidentDate }) => [{ claimNumber }, { claimNumber, incidentDate }]),
];

/**
 * Takes a flow; gives what the lookups of its pages find with the service of the first start: by the answers as they are, and by
 * everything it knows in their place, each finding once.
 */
export const findKnown =
  (flow: Flow): Finding =>
  (page, claim, answers) => {
    if (page.lookups.length === 0) return [{ answers, found: {} }];
    const findings = new Map<string, { answers: Answers; found: Found }>();
    for (const asked of askedBy(answers)) {
      const { found, facts } = findBy(flow, page, claim, asked);
      if (!findings.has(facts)) findings.set(facts, { answers: asked, found });
    }
    return [...findings.values()];
  };

const askedBy = (answers: Answers): readonly Answers[] => {
  const asked = known.map((names) =>
    Object.entries(names)
      .filter(([name]) => readAnswer(answers, name) !== undefined)
      .reduce((all, [name, value]) => withValue(all, pathOf(name), value), answers),
  );
  return [...new Map([answers, ...asked].map((one) => [JSON.stringify(one), one])).values()];
};

const findBy = (flow: Flow, page: Page, claim: ClaimDetail, answers: Answers) => {
  let found: Found = {};
  let candidate = candidateOf({ flow, claim, configuration }, page.code, answers, { force: false });
  for (let use = nextLookup(candidate); use; use = nextLookup(candidate)) {
    const answer = looked[use.call](candidate.claim);
    found = { ...found, [use.call]: answer };
    candidate = afterLookup(candidate, use, answer);
  }
  return { found, facts: JSON.stringify(readFacts(candidate.claim)) };
};
