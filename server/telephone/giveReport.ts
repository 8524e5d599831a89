import { markOf } from '#machines/service/draftLocks.ts';
import { isMobilePhone } from '#machines/claim/checks/phone.ts';
import { limits as lengths } from '#machines/claim/limits.ts';
import { maskedEmail, maskedEnd } from '#machines/claim/writing/masked.ts';
import { takeOverPath } from '#machines/service/drafts.ts';
import { telephoneCalls as calls, type GivenReport } from '#machines/service/sales/telephoneCalls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { giveKey } from '#server/drafts/handOver.ts';
import { describeError } from '#server/http/logging.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { checkState } from '#server/reports/checkState.ts';
import { createLimit } from '#server/store/counters.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import { lineAddress, type PublicPlace } from '#server/messages/lineAddress.ts';
import { transact } from '#server/store/transact.ts';
import { getBegunReport, mayRead } from './begunReport.ts';
import { linkMessage } from './linkMessage.ts';
import type { Telephoning } from './telephoning.ts';

interface Way {
  readonly by: 'PHONE' | 'EMAIL';
  readonly to: string;
  readonly masked: string;
}

/**
 * POST /rest/client/:client/report/:report/give: sends the client a link to a report that was begun for them, and tells the code that opens
 * it with the link, to be read out. Where the message is not taken, the link is told and nothing is said to be sent. 245000017 for a
 * client, ACTIVE_REPORT_NOT_FOUND for a report that the user has not begun for them, 245000012 for too many links to one contact.
 */
export function giveReport(app: App, service: Telephoning): void {
  const { db, now, sessions, messages, limits } = service;
  const count = createLimit(db, limits.noticesOfContact, () => new Failure('245000012'));
  app.route({
    ...routeOf(calls.giveReport),
    handler: async (request): Promise<GivenReport> => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { looker } = looking;
      const [begun, given] = await transact(db, async (trx) => {
        const found = await getBegunReport(trx, looker, request.params);
        checkState(found.claim.state, ['DRAFT']);
        const row = { is_hidden: !mayRead(looker, found), given_at: now(), taken_at: null };
        await trx
          .insertInto('given_report')
          .values({ claim_uuid: found.claim.uuid, ...row })
          // One that the client has opened is theirs: only what it is opened by is new.
          .onConflict((conflict) => conflict.column('claim_uuid').doUpdateSet({ given_at: row.given_at }))
          .execute();
        const fields = [`report ${markOf(found.claim.uuid)}`];
        await writeLook(trx, looking, { action: 'REPORT', client: found.client.id, fields });
        return [found, await giveKey(trx, found.claim.uuid, now())];
      });
      const { code, key, expiresAt } = given;
      const told = { code, expiresAt: expiresAt.toISOString() };
      const link = linkOf(service, begun.claim, key);
      const way = wayTo(begun.client.person, service);
      const send = way && messages[way.by];
      if (!way || !send) return { ...told, link };
      await count(`link ${way.to}`);
      const name = sessions.findOpen(request)?.identity?.name ?? '';
      try {
        await send({ to: way.to, ...(await linkMessage(begun.claim.language ?? 'cs', { link, name })) });
      } catch (error) {
        request.log.warn({ event: 'link.notSent', ...describeError(error) }, 'link not sent');
        return { ...told, link };
      }
      return { ...told, sent: { by: way.by, to: way.masked } };
    },
  });
}

const linkOf = (place: PublicPlace, { claim_type }: StoredClaimRow, key: string): string =>
  `${lineAddress(place, claim_type)}${takeOverPath}#${key}`;

/** How a client is reached: by their mobile telephone, which is at hand while they telephone, else by e-mail. */
function wayTo(
  { tel, email }: Pick<RegisteredPerson, 'tel' | 'email'>,
  { messages }: Pick<Telephoning, 'messages'>,
): Way | undefined {
  if (messages.PHONE && tel && isMobilePhone(tel)) {
    const to = tel.startsWith('+') ? tel : `${lengths.unknownPersonPrefix}${tel}`;
    return { by: 'PHONE', to, masked: maskedEnd(tel) };
  }
  return messages.EMAIL && email ? { by: 'EMAIL', to: email, masked: maskedEmail(email) } : undefined;
}
