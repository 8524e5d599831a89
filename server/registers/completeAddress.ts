import { wordsOf } from '#server/store/clients/names.ts';
import type { AddressPoint } from '#server/store/clients/salesRegisters.ts';
import type { Db } from '#server/store/tables.ts';

const atMost = 10;

/** The addresses that have every word and number of a text, or one that begins with it. */
export async function completeAddress(db: Db, text: string): Promise<readonly AddressPoint[]> {
  // A postal code is written in two parts.
  const words = wordsOf(text.replaceAll(/\b(\d{3}) (\d{2})\b/g, '$1$2'))
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return [];
  const rows = await words
    .reduce(
      (query, word) => query.where('words', 'like', `% ${word}%`),
      db.selectFrom('address_point').select('data'),
    )
    .orderBy('words')
    .limit(atMost)
    .execute();
  return rows.map(({ data }) => data);
}
