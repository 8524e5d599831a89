/**
 * The amount of money that somebody typed as people write prices: `12 500`, `12.500,-`, `25 000 Kč`, `CZK 12,500.50`, `1 250,5`. A
 * dot, a comma or an apostrophe before three figures parts thousands, in every language: hundredths have two. NaN where it is none.
 */
export function readAmount(text: string): number {
  const bare = text.replaceAll(/[\s\p{Cf}]+/gu, '').replaceAll(currency, '');
  const { whole, hundredths = '0' } = shape.exec(bare)?.groups ?? {};
  return whole === undefined ? Number.NaN : Number(`${whole.replaceAll(/\D/g, '')}.${hundredths}`);
}

const currency = /^(?:kč|kc|czk|eur|€)|(?:kč|kc|czk|eur[oa]?|€|korun[ay]?)\.?$/giu;

const shape =
  /^(?<whole>\d+|\d{1,3}(?:(?<part>[.,'’])\d{3})(?:\k<part>\d{3})*)(?:[.,](?:(?<hundredths>\d{1,2})|[-–—=]*))?$/u;
