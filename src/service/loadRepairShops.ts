import { calls } from '../../machines/service/calls.ts';
import type { CodelistValue, RepairShop } from '../../machines/service/application.ts';
import type { LoadCodelist } from '../codelists/codelistShelf.ts';
import type { Client } from './client.ts';

/**
 * Takes the client; gives the port that loads the repair shops as a codelist: the address is the description, CONTRACTUAL
 * and what they repair are the categories. The parent narrows them to those that repair it.
 */
export const loadRepairShops =
  (client: Client): LoadCodelist =>
  async ({ parent }, signal) => {
    const handles = kinds.find((kind) => kind === parent);
    const { repairShops } = await client.call(calls.repairShops, {
      query: handles ? { handles } : {},
      signal,
    });
    return repairShops.map(valueOf);
  };

const kinds = ['VEHICLE', 'GLASS', 'HAIL'] as const;

const valueOf = (
  { id, name, street, city, contractual, handles }: RepairShop,
  index: number,
): CodelistValue => ({
  code: id,
  name: inEveryLanguage(name),
  description: inEveryLanguage(`${street}, ${city}`),
  categories: contractual ? ['CONTRACTUAL', ...handles] : handles,
  // Those who are paid by us come first.
  sortNo: contractual ? index : index + 1000,
});

const inEveryLanguage = (text: string) => ({ cs: text, sk: text, en: text });
