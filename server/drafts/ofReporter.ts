import { sql, type RawBuilder } from 'kysely';
import type { Identity } from '../../machines/service/identity/identity.ts';
import type { Session } from '../auth/sessions.ts';
import { findIdentity, reportedBy } from '../identification/identity.ts';
import type { Queries } from '../store/tables.ts';

/**
 * A condition: the report is of whoever an open session has shown to be, because its reporter gave the contact they have shown to be
 * theirs, or because they began it signed in. Undefined for nobody in particular.
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

/** Who acts for somebody else finds what they began for them, and nothing of their own. */
const begunBy = ({ subject, actsFor }: Identity): RawBuilder<boolean> =>
  sql<boolean>`(
    claim_request.identity ->> 'isSignedIn' = 'true'
    and claim_request.identity ->> 'subject' = ${subject}
    and coalesce(claim_request.identity #>> '{actsFor,id}', '') = ${actsFor?.id ?? ''}
  )`;
