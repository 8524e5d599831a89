import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { today } from '../../machines/claim/clock.ts';
import { normaliseIdentifier } from '../../machines/claim/normalise.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { FoundPolicy } from '../../machines/service/lookups.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { isValidOn, isYoung } from '../systems/policyRules.ts';
import type { RegisteredPerson, RegisteredPolicy } from '../systems/systems.ts';
import { detailOf } from './detailOf.ts';
import { findPolicyOf } from './subjectOf.ts';

/** POST /rest/:service/:claimRequestUuid/search-policy; 245000018 where no policy is found. */
export function searchPolicy(app: App, service: Service): void {
  const { systems } = service;
  app.route({
    ...routeOf(calls.searchPolicy),
    handler: async (request) => {
      const claim = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { policyNumber, registrationNo, incidentDate = today() } = request.body;
      const policy = await findPolicyOf(systems, {
        ...subjectOf(detailOf(claim), { policyNumber, registrationNo }),
        incidentDate,
      });
      if (policy === undefined) throw new Failure('245000018');
      const [insuredId] = policy.insuredIds;
      const insured = insuredId === undefined ? undefined : await systems.findPerson(insuredId);
      return { ...foundPolicy(policy, incidentDate), ...(insured && { insured: maskedPerson(insured) }) };
    },
  });
}

interface PolicyKey {
  readonly policyNumber: string | undefined;
  readonly registrationNo: string | undefined;
}

// A key that was sent names the policy; without one the saved draft does.
function subjectOf(detail: ClaimDetail, { policyNumber, registrationNo }: PolicyKey): ClaimDetail {
  if (policyNumber) return { policyNumber: normaliseIdentifier(policyNumber) };
  if (registrationNo) {
    return { registrationNo: normaliseIdentifier(registrationNo), riskFlow: detail.riskFlow };
  }
  return detail;
}

/** What is told of a policy; all of it is kept with the claim. */
export const foundPolicy = (
  policy: RegisteredPolicy,
  incidentDate: string,
): Omit<FoundPolicy, 'insured'> => ({
  policyNumberValid: isValidOn(policy, incidentDate),
  dummyPolicy: false,
  policyType: policy.line,
  productBranch: policy.productBranch,
  hasMax3yearsOldPolicy: isYoung(policy, today()),
});

// Enough for the reporter to recognise the person, too little to learn a name from a plate.
const maskedPerson = ({ personKind, fullName, companyName }: RegisteredPerson) => ({
  personKind,
  maskedName: (fullName ?? companyName ?? '')
    .split(' ')
    .map((word) => `${word.slice(0, 1)}.`)
    .join(' '),
});
