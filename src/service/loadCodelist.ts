import { calls } from '../../machines/service/calls.ts';
import type { LoadCodelist } from '../codelists/codelistShelf.ts';
import type { Client } from './client.ts';
import { loadRepairShops } from './loadRepairShops.ts';

/** Lists that have a call of their own. */
const ownCalls: Readonly<Record<string, (client: Client) => LoadCodelist>> = {
  'repair-shop': loadRepairShops,
};

/** Takes the client; gives the port that loads a codelist, narrowed by its parent where there is one. */
export const loadCodelist =
  (client: Client): LoadCodelist =>
  async (request, signal) => {
    const { name, parent } = request;
    const own = ownCalls[name];
    if (own) return own(client)(request, signal);
    const { values } = await client.call(calls.codelist, {
      params: { name },
      query: parent === undefined ? {} : { parent },
      signal,
    });
    return values;
  };
