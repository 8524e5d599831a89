import type { ClaimDetail } from '../../claim/claim.ts';
import { UniKind, UniRisk } from '../../claim/enums.ts';
import type { Line, LineEntry, Query } from '../../flow/line.ts';

/** The codes of events of machines, pets and journeys begin with their kind; what is left is goods, crops and farm animals. */
const kinds = ['MACHINE', 'PET', 'TRAVEL'];

const entry = (name: UniKind, icon: string): LineEntry => ({
  name,
  icon,
  query: `uni=${name}`,
  isOf: (events) =>
    events.some((event) => (kinds.find((kind) => event.startsWith(kind)) ?? 'OTHER') === name),
});

/**
 * What is insured, by the parameters `uni` and `risk`, in any case of letters. A risk counts for OTHER, which it also tells alone.
 * Source: specification section 2, entry paths.
 */
const linked = (query: Query): ClaimDetail => {
  const read = (name: string) => query.get(name)?.toUpperCase();
  const uniRisk = UniRisk.safeParse(read('risk')).data;
  const uniKind = UniKind.safeParse(read('uni') ?? (uniRisk && 'OTHER')).data;
  if (uniKind === undefined) return {};
  if (uniKind !== 'OTHER') return { uniKind, kindByLink: true };
  return uniRisk ? { uniKind, uniRisk, kindByLink: true } : { uniKind };
};

export const uniflowLine: Line = {
  claimType: 'uniflow',
  home: '/uniflow',
  icon: 'globe',
  event: 'uniEvent',
  entries: [
    entry('TRAVEL', 'plane'),
    entry('PET', 'animal'),
    entry('MACHINE', 'wrench'),
    entry('OTHER', 'globe'),
  ],
  linked,
};
