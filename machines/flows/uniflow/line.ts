import type { ClaimDetail } from '#machines/claim/claim.ts';
import { UniEvent } from '#machines/claim/codes/uniflow.ts';
import { UniKind, UniRisk } from '#machines/claim/enums.ts';
import type { Line, LineEntry, Query } from '#machines/report/line.ts';
import { linkedEvent } from '#machines/report/linkedEvent.ts';

interface Insured {
  readonly uniKind: UniKind;
  readonly uniRisk?: UniRisk;
}

/** What is insured, by what the codes of its events begin with. */
const insuredBy: Readonly<Record<string, Insured>> = {
  MACHINE: { uniKind: 'MACHINE' },
  PET: { uniKind: 'PET' },
  TRAVEL: { uniKind: 'TRAVEL' },
  CARGO: { uniKind: 'OTHER', uniRisk: 'UNIPREP' },
  AGRI: { uniKind: 'OTHER', uniRisk: 'UNIZEM' },
};

const insuredOf = (event: string): Insured => insuredBy[event.split('_')[0] ?? ''] ?? { uniKind: 'OTHER' };

const entry = (name: UniKind, icon: string): LineEntry => ({
  name,
  icon,
  query: `uni=${name}`,
  isOf: (events) => events.some((event) => insuredOf(event).uniKind === name),
});

/**
 * What is insured, by the parameters `uni` and `risk`, in any case of letters, and what happened. A risk counts for OTHER, which it
 * also tells alone, and so does an event for what it happens to; one that cannot happen to what is told counts for nothing. Source:
 * specification section 2, entry paths.
 */
const linked = (query: Query): ClaimDetail => {
  const read = (name: string) => query.get(name)?.toUpperCase();
  const uniRisk = UniRisk.safeParse(read('risk')).data;
  const told = insuredTold(UniKind.safeParse(read('uni') ?? (uniRisk && 'OTHER')).data, uniRisk);
  const uniEvent = linkedEvent(query, UniEvent);
  const known = uniEvent && insuredOf(uniEvent);
  if (uniEvent && known && isWithin(known, told)) return { ...known, uniEvent, kindByLink: true };
  if (told.uniKind === undefined) return {};
  return told.uniKind === 'OTHER' && !told.uniRisk ? told : { ...told, kindByLink: true };
};

const insuredTold = (uniKind: UniKind | undefined, uniRisk: UniRisk | undefined): Partial<Insured> => {
  if (uniKind === undefined) return {};
  return uniKind === 'OTHER' && uniRisk ? { uniKind, uniRisk } : { uniKind };
};

const isWithin = (insured: Insured, { uniKind, uniRisk }: Partial<Insured>): boolean =>
  (uniKind ?? insured.uniKind) === insured.uniKind && (uniRisk ?? insured.uniRisk) === insured.uniRisk;

/** The query of an address of this line for whoever does not know what is insured. */
export const unsureQuery = `risk=${UniRisk.enum.UNINEVIM}`;

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
