import { today } from '#machines/claim/clock.ts';
import { calls } from '#machines/service/calls.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { isValidOn } from '#server/registers/policyRules.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { registersFor, countQuestion, type CountedRegisters } from './registersFor.ts';
import { findPolicyOf } from '#server/registers/findPolicyOf.ts';

/** GET /rest/:service/:claimRequestUuid/ocrAllowed. */
export function ocrAllowed(app: App, service: Ownership & CountedRegisters): void {
  app.route({
    ...routeOf(calls.ocrAllowed),
    handler: async (request) => {
      const claim = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const detail = detailOf(claim);
      const { systems, count } = registersFor(service, request, claim.uuid);
      await countQuestion(count, detail);
      return { ocrAllowed: coversCare(await findPolicyOf(systems, detail), detail.incidentDate) };
    },
  });
}

/** True when caring for a family member (OCR) may be reported on the policy. */
export const coversCare = (policy: RegisteredPolicy | undefined, incidentDate: string = today()): boolean =>
  policy !== undefined && isValidOn(policy, incidentDate) && policy.risks.includes('OCR');
