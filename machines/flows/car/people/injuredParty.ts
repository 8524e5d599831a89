import type { ClaimDetail } from '../../../claim/claim.ts';
import { DamageKind } from '../../../claim/enums.ts';
import { computed } from '../../../claim/facts.ts';
import { limits } from '../../../claim/limits.ts';
import { definePage } from '../../../flow/page.ts';
import type { RowNumber } from '../../../flow/rows.ts';
import type { Rule } from '../../../flow/rule.ts';
import { injuredRows } from './injuredParties.ts';
import { partyQuestions } from './partyQuestions.ts';

type Party = NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;

/** What the form of a party begins with where nothing is filled in: a vehicle, not a machine, and one thing to describe. */
const blank: Party = {
  damagedVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedGlassVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedThings: [{}],
};

/** The only party, while nothing about it is told, is taken to be harmed as the kinds of event say. */
const kindsOf = ({ eventKinds = [] }: ClaimDetail): DamageKind[] => {
  const told = eventKinds.map((kind) => kind?.split('_')[1]);
  return DamageKind.options.filter((kind) => told.includes(kind));
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
  (row: number) =>
  (claim: ClaimDetail): ClaimDetail => {
    const [first, second] = claim.injuredParties ?? [];
    const isOnly = row === 0 && !second && Object.keys(first ?? {}).length === 0;
    const told = isOnly ? { ...claim, injuredParties: [{ damageKinds: kindsOf(claim) }] } : claim;
    return beginsParty(row)(told);
  };

/** One page for each injured party: who it is and what of theirs is damaged. Source: specification section 3, injuredParties. */
const injuredParty = <const N extends RowNumber, const Next extends string>(
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
    questions: partyQuestions,
    begins: beginsHarmed(number - 1),
    canEnter: isThere(number),
    needs: [{ need: 'injured' }],
    next,
  });

/** The first is there whenever somebody was harmed; the others once they are added. */
const isThere = (number: RowNumber): Rule => {
  const isCaused: Rule = { fact: 'riskFlow', is: 'POVPOJ' };
  return number === 1
    ? isCaused
    : { all: [isCaused, { fact: 'injuredCount', in: computed.injuredCount.values.slice(number) }] };
};

/** The pages of the injured parties, as many as a report may have. Source: specification section 9. */
export const injuredPartyPages = [
  injuredParty(1, ['injuredParty2', 'injuredParties']),
  injuredParty(2, ['injuredParty3', 'injuredParties']),
  injuredParty(3, ['injuredParty4', 'injuredParties']),
  injuredParty(4, ['injuredParty5', 'injuredParties']),
  injuredParty(5, ['injuredParty6', 'injuredParties']),
  injuredParty(6, ['injuredParty7', 'injuredParties']),
  injuredParty(7, ['injuredParty8', 'injuredParties']),
  injuredParty(8, ['injuredParty9', 'injuredParties']),
  injuredParty(9, ['injuredParty10', 'injuredParties']),
  injuredParty(limits.reports, ['injuredParties']),
] as const;
