import { sql, type RawBuilder } from 'kysely';
import type { Identity } from '#machines/service/identity/identity.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { findIdentity, reportedBy } from '#server/sessions/provenContact.ts';
import type { Queries } from '#server/store/tables.ts';

/** A condition: its client has opened a report, and what they answer is not for whom gave it to them. */
export const isHiddenGiven = sql<boolean>`exists (select from given_report
  where given_report.claim_uuid = claim_request.uuid and is_hidden and taken_at is not null)`;

/**
 * A condition: the report is of the reporter that an open session has identified, because its reporter gave the contact they have
 * shown to be theirs, or because they, or somebody for them, began it signed in. Undefined for nobody in particular.
 */
export async function ofReporter(db: Queries, session: Session): Promise<RawBuilder<boolean> | undefined> {
  const contact = await findIdentity(db, session);
  const { identity } = session;
  const theirs = [
    ...(contact ? [reportedBy(contact)] : []),
    ...(identity?.isSignedIn ? [begunBy(identity)] : []),
  ];
  return theirs.length > 0 ? sql<boolean>`(${sql.join(theirs, sql` or `)})` : undefined;
}

/**
 * Who acts for somebody else finds what they began for them, and nothing of their own; who acts for nobody finds what they began
 * and what others began for them.
 */
const begunBy = ({ subject, actsFor }: Identity): RawBuilder<boolean> => {
  const delegate = sql<boolean>`claim_request.identity ->> 'subject' = ${subject}`;
  const principal = sql<string | null>`claim_request.identity #>> '{actsFor,id}'`;
  const theirs = actsFor
    ? sql<boolean>`${delegate} and ${principal} = ${actsFor.id}`
    : sql<boolean>`case when ${principal} is null then ${delegate} else ${principal} = ${subject} end`;
  return sql<boolean>`(claim_request.identity ->> 'isSignedIn' = 'true' and ${theirs} and not ${isHiddenGiven})`;
};
