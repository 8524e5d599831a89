import type { Query } from './line.ts';

/** The codes of what may have happened, as a zod enum knows them. */
interface Codes<Code extends string> {
  readonly safeParse: (value: unknown) => { readonly data?: Code | undefined };
}

/** The code that the parameter `event` of an address tells, in any case of letters; undefined for one that nobody knows. */
export const linkedEvent = <Code extends string>(query: Query, codes: Codes<Code>): Code | undefined =>
  codes.safeParse(query.get(eventParameter)?.toUpperCase()).data;

/** The query of an address that tells what happened. */
export const eventQuery = (code: string): string => `${eventParameter}=${code}`;

const eventParameter = 'event';
