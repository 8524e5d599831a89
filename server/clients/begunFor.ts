import { sql, type RawBuilder } from 'kysely';
import { recordsOf, type Whole } from './getClient.ts';
import { careOf, type Looker } from './looker.ts';

/**
 * A condition: the report was begun for a client, or for a record that became part of theirs, by who looks, or for whom they act, or by
 * somebody who acted for them.
 */
export const begunFor = (looker: Looker, client: Whole): RawBuilder<boolean> => {
  const by = [looker.subject, careOf(looker)];
  return sql<boolean>`(claim_request.identity ->> 'clientId' in (${sql.join(recordsOf(client))})
    and (claim_request.identity ->> 'subject' in (${sql.join(by)}) or claim_request.identity #>> '{actsFor,id}' in (${sql.join(by)})))`;
};
