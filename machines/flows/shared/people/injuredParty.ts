import type { ClaimDetail } from '../../../claim/claim.ts';
import type { DamageKind } from '../../../claim/enums.ts';
import { computed } from '../../../claim/facts.ts';
import type { Check } from '../../../claim/issues/findings.ts';
import { limits } from '../../../claim/limits.ts';
import { definePage } from '../../../flow/page.ts';
import type { Question } from '../../../flow/question.ts';
import type { RowNumber } from '../../../flow/rows.ts';
import type { Rule } from '../../../flow/rule.ts';
import { injuredRows } from './injuredParties.ts';

type Party = NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;

/** What a line asks about its injured parties, and when there are any. */
interface Injured {
  readonly questions: readonly Question[];
  readonly isCaused: Rule;
  /** What the only party, while nothing about it is told, is taken to be harmed in. */
  readonly kindsOf?: (claim: ClaimDetail) => DamageKind[];
  /** What the line checks about a party, by its number from 0. */
  readonly checks?: (row: number) => readonly Check[];
}

/** What the form of a party begins with where nothing is filled in: a vehicle, not a machine, and one thing to describe. */
const blank: Party = {
  damagedVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedGlassVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedThings: [{}],
};

/** What a page about one party begins with: what was told about it, completed where nothing was. */
export const beginsParty =
  (row: number) =>
  (claim: ClaimDetail): ClaimDetail => {
    const parties = claim.injuredParties ?? [];
    return {
      ...claim,
      injuredParties: Object.assign([...parties], { [row]: { ...blank, ...parties[row] } }),
    };
  };

/** The page that asks what of a party is damaged begins with that, too. */
const beginsHarmed =
  (row: number, kindsOf: Injured['kindsOf']) =>
  (claim: ClaimDetail): ClaimDetail => {
    const [first, second] = claim.injuredParties ?? [];
    const isOnly = row === 0 && !second && Object.keys(first ?? {}).length === 0;
    const told = isOnly && kindsOf ? { ...claim, injuredParties: [{ damageKinds: kindsOf(claim) }] } : claim;
    return beginsParty(row)(told);
  };

/** One page for each injured party: who it is and what of theirs is damaged. Source: specification section 3, injuredParties. */
const injuredParty = <const N extends RowNumber, const Next extends string>(
  { questions, isCaused, kindsOf, checks }: Injured,
  number: N,
  next: readonly Next[],
) =>
  definePage({
    code: `injuredParty${number}`,
    path: `/poskozeni/${number}`,
    view: 'injuredParty',
    row: number - 1,
    step: 'event',
    rows: injuredRows,
    questions,
    ...(checks && { checks: checks(number - 1) }),
    begins: beginsHarmed(number - 1, kindsOf),
    canEnter: isThere(isCaused, number),
    needs: [{ need: 'injured' }],
    next,
  });

/** The first is there whenever somebody was harmed; the others once they are added. */
const isThere = (isCaused: Rule, number: RowNumber): Rule =>
  number === 1
    ? isCaused
    : { all: [isCaused, { fact: 'injuredCount', in: computed.injuredCount.values.slice(number) }] };

/** The pages of the injured parties, as many as a report may have. Source: specification section 9. */
export const injuredPartyPages = (injured: Injured) =>
  [
    injuredParty(injured, 1, ['injuredParty2', 'injuredParties']),
    injuredParty(injured, 2, ['injuredParty3', 'injuredParties']),
    injuredParty(injured, 3, ['injuredParty4', 'injuredParties']),
    injuredParty(injured, 4, ['injuredParty5', 'injuredParties']),
    injuredParty(injured, 5, ['injuredParty6', 'injuredParties']),
    injuredParty(injured, 6, ['injuredParty7', 'injuredParties']),
    injuredParty(injured, 7, ['injuredParty8', 'injuredParties']),
    injuredParty(injured, 8, ['injuredParty9', 'injuredParties']),
    injuredParty(injured, 9, ['injuredParty10', 'injuredParties']),
    injuredParty(injured, limits.reports, ['injuredParties']),
  ] as const;
