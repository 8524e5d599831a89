import { calls } from '../../machines/service/calls.ts';
import type { FoundAccount } from '../../machines/service/lookups.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import type { RegisteredPerson } from '../systems/systems.ts';
import { detailOf } from '../claims/storedClaim.ts';
import { findPolicyOf } from '../systems/findPolicyOf.ts';

const shownDigits = 4;

/** GET /rest/:service/:claimRequestUuid/bank-account: whether an account is known from the policy, masked. */
export function bankAccount(app: App, service: Service): void {
  const { systems } = service;
  app.route({
    ...routeOf(calls.bankAccount),
    handler: async (request): Promise<FoundAccount> => {
      const claim = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const policy = await findPolicyOf(systems, detailOf(claim));
      const holder = policy && (await systems.findPerson(policy.policyholderId));
      if (holder?.bankContact === undefined) return { bankContact: { type: 'NONE' } };
      return { bankContact: { type: 'POLICY' }, maskedAccount: maskedAccount(holder.bankContact) };
    },
  });
}

/** An account by its bank and its last digits: `••••••5357/2700`. */
export const maskedAccount = ({
  accountNumber,
  bankCode,
}: NonNullable<RegisteredPerson['bankContact']>): string =>
  `${accountNumber.slice(-shownDigits).padStart(accountNumber.length, '•')}/${bankCode}`;
