import { calls } from '../../machines/service/calls.ts';
import type { LoadCodelist } from '../codelists/codelistCache.ts';
import type { Client } from './client.ts';

/** Loads a codelist, narrowed by its parent where there is one. Rejects with a Failure. */
export const loadCodelist =
  (client: Client): LoadCodelist =>
  async ({ name, parent }, signal) => {
    const { values } = await client.call(calls.codelist, {
      params: { name },
      query: parent === undefined ? {} : { parent },
      signal,
    });
    return values;
  };
