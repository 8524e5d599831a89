import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Page } from '../../machines/flow/page.ts';

/** One answer: where it stands in the claim, and what it is. */
export interface AnswerRow {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** What a page shows beside what it asks, by view: what the search found is checked there too. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  vehicle: ['registrationNo', 'vehicleManufacturer', 'vehicleModel', 'manufactureYear'],
  bankData: ['maskedAccount'],
};

/** What registering adds to a list from other pages, by view: it is told where it was asked. */
const toldElsewhere: Readonly<Record<string, readonly (string | number)[]>> = {
  sufferedDamage: ['injured', 'damagedLifes', 'damagedParts', 'damageSize'],
};

/**
 * Lists the answers of a page, in the order of its schema; what was left out has no row. A page about one row of a
 * list has that row, the page that shows them all has none.
 */
export function answerRows(page: Page, claim: ClaimDetail): readonly AnswerRow[] {
  if (page.rows) {
    const { list } = page.rows;
    return page.row === undefined ? [] : leavesOf([list, page.row], claim[list]?.[page.row]);
  }
  const names = [...Object.keys(page.answers.shape), ...(shownOn[page.view] ?? [])];
  const answers = new Map(Object.entries(claim));
  const elsewhere = toldElsewhere[page.view] ?? [];
  return [...new Set(names)]
    .flatMap((name) => leavesOf([name], answers.get(name)))
    .filter(({ path }) => !path.some((part) => elsewhere.includes(part)));
}

function leavesOf(path: AnswerRow['path'], value: unknown): readonly AnswerRow[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    return value.some(isRecord)
      ? value.flatMap((item, at) => leavesOf([...path, at], item))
      : [{ path, value }];
  }
  if (!isRecord(value)) return [{ path, value }];
  if (readAsOne.some((name) => name in value)) return [{ path, value }, ...besides(path, value)];
  return Object.entries(value).flatMap(([name, item]) => leavesOf([...path, name], item));
}

/** A record with one of these is one answer: an account, an address, a thing that has a name. */
const readAsOne = ['accountNumber', 'streetWithNumbers', 'name'];

// Whose account it is stands beside the account.
const besides = (path: AnswerRow['path'], value: Readonly<Record<string, unknown>>) =>
  ['companyName', 'identificationNumber'].flatMap((name) => leavesOf([...path, name], value[name]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
