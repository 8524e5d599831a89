import { unlistedShop, type RepairShop } from '../../machines/claim/inspection.ts';
import type { Queries } from '../store/tables.ts';

/**
 * Says of a repair shop what our register says: a report is not believed that a shop is our partner or comes to the vehicle.
 *
 * @param shop the shop as the report has it
 * @returns the shop with our own words; one that is not listed as it was named; undefined for an id we do not know
 */
export async function knownShop(db: Queries, shop: RepairShop): Promise<RepairShop | undefined> {
  const named = { ...shop, contractual: false, atHome: false };
  if (shop.id === unlistedShop) return named;
  const row = await db.selectFrom('repair_shop').select('data').where('id', '=', shop.id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, street, city, contractual, mobileTechnician } = row.data;
  return {
    id: shop.id,
    name: `${name}, ${street}, ${city}`,
    contractual,
    atHome: shop.atHome && mobileTechnician,
  };
}
