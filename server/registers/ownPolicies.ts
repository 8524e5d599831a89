import { today } from '#machines/claim/clock.ts';
import { RiskCode, type ClaimType, type UniKind } from '#machines/claim/enums.ts';
import type { CoveredEvent, OwnPolicy } from '#machines/service/identity/knownClient.ts';
import { insuredBy } from './findPolicyOf.ts';
import { masked } from './masked.ts';
import { covers, endedOn, isShown } from './policyRules.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';
import type { Systems } from './systems.ts';

/** What may have happened in each line to somebody whose own policy answers for it; of others' damage it is the culprit's. */
const eventsOf: Readonly<Record<ClaimType, readonly CoveredEvent[]>> = {
  car: [{ riskFlow: 'HAV' }, { riskFlow: 'POVPOJ' }],
  property: [{}],
  liability: [
    { riskFlow: 'ODPPOJ' },
    { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
    { riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' },
  ],
  life: RiskCode.options.map((appliedRiskId) => ({ appliedRiskId })),
  uniflow: [
    { uniKind: 'MACHINE' },
    { uniKind: 'PET' },
    { uniKind: 'TRAVEL' },
    { uniKind: 'OTHER', uniRisk: 'UNIPREP' },
    { uniKind: 'OTHER', uniRisk: 'UNIZEM' },
  ],
};

const shownEnd = 2;

/**
 * Those of a client's policies that belong to a line, each with what it covers there, for them to recognise. One that has ended is
 * among them for a year, with its last day: an event of before is insured. Rejects when the systems are away.
 */
export const ownPolicies = async (
  systems: Systems,
  policies: readonly RegisteredPolicy[],
  claimType: ClaimType,
): Promise<OwnPolicy[]> => {
  const told = policies.map(async (policy): Promise<OwnPolicy[]> => {
    const { policyNumber, line } = policy;
    const events = eventsOf[claimType].filter((event) => covers(policy, insuredBy({ claimType, ...event })));
    if (!isShown(policy, today()) || events.length === 0) return [];
    const ended = endedOn(policy, today());
    const vehicle = await vehicleOf(systems, policy);
    return [
      { policyNumber, line, covers: events, ...(vehicle && { vehicle }), ...(ended && { endedOn: ended }) },
    ];
  });
  return (await Promise.all(told)).flat();
};

/** The lines in the order in which they are offered. */
const order = ['car', 'property', 'liability', 'life', 'uniflow'] as const satisfies readonly ClaimType[];

/** What may be reported on a policy: its lines and, of several kinds in one, which. Today is an ISO day. */
export const reportsOn = (
  policy: RegisteredPolicy,
  day: string,
): { readonly claimType: ClaimType; readonly uniKind?: UniKind }[] => {
  if (!isShown(policy, day)) return [];
  return order.flatMap((claimType) => {
    const events = eventsOf[claimType].filter((event) => covers(policy, insuredBy({ claimType, ...event })));
    const kinds = new Set(events.map(({ uniKind }) => uniKind));
    return [...kinds].map((uniKind) => ({ claimType, ...(uniKind && { uniKind }) }));
  });
};

const vehicleOf = async (
  systems: Systems,
  { vehicleId, policyNumber }: RegisteredPolicy,
): Promise<string | undefined> => {
  const vehicle = vehicleId === undefined ? undefined : await systems.findVehicle({ policyNumber });
  if (!vehicle) return undefined;
  const { vehicleLabel, registrationNo } = vehicle;
  return registrationNo === null ? vehicleLabel : `${vehicleLabel} ${masked(registrationNo, shownEnd)}`;
};
