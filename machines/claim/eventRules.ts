import type { ClaimDetail } from './claim.ts';
import { missing, rule, wrong } from './findings.ts';
import { riskFlowOf } from './riskFlow.ts';

/** The kinds of event are of one family; own-damage cover takes one at a time (decisions, "Car"). */
export const eventKindsAgree = rule<Pick<ClaimDetail, 'eventKinds'>>(({ eventKinds = [] }) => {
  const families = new Set(eventKinds.map((kind) => riskFlowOf([kind])));
  const isOneHav = !families.has('HAV') || eventKinds.length === 1;
  return eventKinds.length === 0 || (families.size === 1 && isOneHav)
    ? []
    : [wrong('eventKinds', 'eventKindsFamily')];
});

/** A country where it happened abroad. */
export const countryWhenAbroad = rule<Pick<ClaimDetail, 'countryScope' | 'country'>>(
  ({ countryScope, country }) => (countryScope === 'ABROAD' && !country ? [missing('country')] : []),
);

/** The police station where the police investigated. */
export const policeStationWhenInvestigated = rule<Pick<ClaimDetail, 'policeInvestigation' | 'policeStation'>>(
  ({ policeInvestigation, policeStation }) =>
    policeInvestigation === 'YES' && !policeStation ? [missing('policeStation')] : [],
);

/** Where the windscreen is damaged, when it is. */
export const windShieldWhenDamaged = rule<Pick<ClaimDetail, 'glassParts' | 'windShield'>>(
  ({ glassParts = [], windShield }) =>
    glassParts.includes('CELNI_SKLO') && !windShield ? [missing('windShield')] : [],
);

/** The number of dents after hail. */
export const hailDentsAfterHail = rule<Pick<ClaimDetail, 'elementType' | 'hailDents'>>(
  ({ elementType, hailDents }) =>
    elementType === 'HAIL' && hailDents === undefined ? [missing('hailDents')] : [],
);

/** The keys of a stolen vehicle, the list of stolen parts or luggage. */
export const stolenTold = rule<Pick<ClaimDetail, 'theftKind' | 'keysCount' | 'stolenThings'>>(
  ({ theftKind, keysCount, stolenThings = [] }) => {
    if (theftKind === 'WHOLE_VEHICLE') return keysCount === undefined ? [missing('keysCount')] : [];
    const isListed = stolenThings.length > 0 || (theftKind !== 'PART' && theftKind !== 'LUGGAGE');
    return isListed ? [] : [missing('stolenThings')];
  },
);

/** All of the vehicle is gone just where the cause of damage, told on an earlier page, says so (code 400). */
export const theftFitsCause = ({ damageCause }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'theftKind'>>(({ theftKind }) =>
    damageCause && theftKind && (damageCause === '400') !== (theftKind === 'WHOLE_VEHICLE')
      ? [wrong('theftKind', 'suggestion')]
      : [],
  );

/** Found no sooner than parked. */
export const discoveredAfterParked = rule<Pick<ClaimDetail, 'parkedFrom' | 'discoveredAt'>>(
  ({ parkedFrom, discoveredAt }) =>
    parkedFrom && discoveredAt && discoveredAt < parkedFrom ? [wrong('discoveredAt', 'dateOrder')] : [],
);

/** The points of the report on pain, when there is one. */
export const painFormPointsTold = rule<Pick<ClaimDetail, 'painForm' | 'painFormPoints'>>(
  ({ painForm, painFormPoints }) =>
    painForm === 'YES' && painFormPoints === undefined ? [missing('painFormPoints')] : [],
);
