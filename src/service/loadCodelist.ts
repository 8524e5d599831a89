import { calls } from '../../machines/service/calls.ts';
import type { LoadCodelist } from '../codelists/codelistShelf.ts';
import type { Client } from './client.ts';

/** Takes the client; gives the port that loads a codelist, narrowed by its parent where there is one. */
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
