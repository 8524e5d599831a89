import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { valueAt, withValueAt } from '#machines/subject/valueAt.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { afterLookup, nextLookup } from '#machines/flow/pending.ts';
import { pendingRecord } from '#machines/flow/change.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import type { Finding } from '#test/model/validEvents.ts';
import { looked } from './looked.ts';
import { claims, policies, vehicles } from './registers.ts';

/** Answers that the service looks something up by, in the combinations it knows. */
const known: readonly Readonly<Record<string, string>>[] = [
  ...vehicles.flatMap(({ registrationNo }) => (registrationNo ? [{ contactSearch: registrationNo }] : [])),
  ...vehicles.flatMap(({ frameworkNo }) => (frameworkNo ? [{ frameworkNo }] : [])),
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
 * What the lookups of the pages of a flow find in the service at its first start: by the answers as they are, and by everything
 * it knows in their place, each finding once.
 */
export const findKnown = (flow: Flow): Finding => {
  const facts = factsRead(Object.values(rulesOf(flow)).flat());
  return (page, claim, answers) => {
    if (page.lookups.length === 0) return [{ answers, found: {} }];
    const findings = new Map<string, { answers: Answers; found: Found }>();
    for (const asked of askedBy(answers)) {
      const { found, after } = findBy(flow, page, claim, asked);
      const told = JSON.stringify(facts.map(factsIn(after)));
      if (!findings.has(told)) findings.set(told, { answers: asked, found });
    }
    return [...findings.values()];
  };
};

const askedBy = (answers: Answers): readonly Answers[] => {
  const asked = known.map((names) =>
    Object.entries(names)
      .filter(([name]) => valueAt(answers, name) !== undefined)
      .reduce<Answers>((all, [name, value]) => withValueAt(all, name, value), answers),
  );
  return [...new Map([answers, ...asked].map((one) => [JSON.stringify(one), one])).values()];
};

const findBy = (flow: Flow, page: AnyPage, claim: ClaimDetail, answers: Answers) => {
  let found: Found = {};
  let pending = pendingRecord({ flow, claim, configuration }, page.code, answers, { force: false });
  for (let use = nextLookup(pending); use; use = nextLookup(pending)) {
    const answer = looked[use.call](pending.claim, flow);
    found = { ...found, [use.call]: answer };
    pending = afterLookup(pending, use, answer);
  }
  return { found, after: pending.claim };
};
