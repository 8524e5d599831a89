import { today } from '../../machines/claim/clock.ts';
import { calls } from '../../machines/service/calls.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { isValidOn } from '../systems/policyRules.ts';
import type { RegisteredPolicy } from '../systems/systems.ts';
import { detailOf } from '../claims/storedClaim.ts';
import { askingFor, countQuestion } from './asking.ts';
import { findPolicyOf } from '../systems/findPolicyOf.ts';

/** GET /rest/:service/:claimRequestUuid/ocrAllowed. */
export function ocrAllowed(app: App, service: Service): void {
  app.route({
    ...routeOf(calls.ocrAllowed),
    handler: async (request) => {
      const claim = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const detail = detailOf(claim);
      const { systems, count } = askingFor(service, request, claim.uuid);
      await countQuestion(count, detail);
      return { ocrAllowed: coversCare(await findPolicyOf(systems, detail), detail.incidentDate) };
    },
  });
}

/** True when caring for a family member (OCR) may be reported on the policy. */
export const coversCare = (policy: RegisteredPolicy | undefined, incidentDate: string = today()): boolean =>
  policy !== undefined && isValidOn(policy, incidentDate) && policy.risks.includes('OCR');
