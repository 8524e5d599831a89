/**
 * The code that a page has now, by the one that an older build knew it by: each row of a list had a page of its own, named from 1
 * (`injuredParty1`); now one record page stands for any row, from 0 (`injuredParty[0]`).
 */
export const pageCodeNow = (code: string): string =>
  code.replace(
    /^(injuredParty|claimant)(\d+)$/,
    (_, record: string, number: string) => `${record}[${Number(number) - 1}]`,
  );
