import { unlistedShop, type RepairShop } from '../../machines/claim/fields/inspection.ts';
import type { Queries } from '../store/tables.ts';

/**
 * A repair shop as our register has it, undefined for an id we do not know: whether a shop is our partner or comes to the vehicle
 * is not taken from a report. A shop that is not listed stays as it was named.
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
