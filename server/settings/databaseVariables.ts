import * as z from 'zod';
import { says, secretly } from './variableMeta.ts';

const address = z.url({ protocol: /^postgres(?:ql)?$/ }).optional();

/** The variables of a PostgreSQL. */
export const databaseVariables = {
  DATABASE_URL: address.meta({
    ...secretly('a PostgreSQL instead of the embedded database'),
    isOfProcess: true,
  }),
  DATABASE_DIRECT_URL: address.meta({
    ...secretly(
      'that PostgreSQL itself, where `DATABASE_URL` leads to a pooler in transaction mode, such as PgBouncer: its steps and what is heard of other processes go there, see [Growing](growing.md#a-pooler-of-connections)',
      'the same as `DATABASE_URL`',
    ),
    isOfProcess: true,
  }),
  DATABASE_ANNOUNCES: z
    .stringbool()
    .default(true)
    .meta(
      says(
        'false where the database knows no `LISTEN` and `NOTIFY`: nothing is announced, and whoever waits for news asks every few seconds, see [Growing](growing.md#toward-a-distributed-engine)',
      ),
    ),
};
