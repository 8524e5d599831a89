import type { ClaimDetail } from '#machines/claim/claim.ts';
import {
  ClaimType,
  type ClientIdentificationState,
  Origin,
  ReporterRole,
  type RiskCode,
  type UniKind,
} from '#machines/claim/enums.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** What somebody who comes from an origin finds. */
export interface OriginAccess {
  /** The lines offered; the others are disabled modules. */
  readonly lines: readonly ClaimType[];
  readonly roles: readonly ReporterRole[];
  /** The risks of a life policy and the kinds of the universal flow offered; all where they are not named. */
  readonly risks?: readonly RiskCode[];
  readonly kinds?: readonly UniKind[];
  /** Whose access it is: the client zone hides risks (`kzAccessDisabledRisks`) and opens pages (`kzAccessPageCodes`). */
  readonly isZone: boolean;
  /** Only a landing token that the service has verified makes it count. */
  readonly needsToken: boolean;
  /** How a landing token may say that the client is identified; the first where it does not say how. */
  readonly identifies: readonly ClientIdentificationState[];
  /** The configured address that the name of the house and every way out lead to. */
  readonly exit: 'homepageUrl' | 'kzUrl';
  /** What the header says beside the languages: nothing, or where one goes back to. */
  readonly header: 'PUBLIC' | 'ZONE' | 'STAFF';
  /** What coming from there tells, by the line reported. */
  readonly tells: Readonly<Partial<Record<ClaimType, ClaimDetail>>>;
}

/** How a client is identified whom the client zone has let in, its own way first. Source: specification section 6. */
export const zoneStates: readonly ClientIdentificationState[] = ['KZ', 'IASC', 'SSO'];

const lines = ClaimType.options;
const roles = ReporterRole.options;
/** Who is no trade: a client reports for themselves or for somebody near. */
const clients: readonly ReporterRole[] = roles.filter((role) => role !== 'SERVICE' && role !== 'BROKER');

const anybody: OriginAccess = {
  lines,
  roles,
  isZone: false,
  needsToken: false,
  identifies: ['UNIDENTIFIED'],
  exit: 'homepageUrl',
  header: 'PUBLIC',
  tells: {},
};

const byBroker: ClaimDetail = { reporterRole: 'BROKER' };

/** What each origin decides. Source: specification sections 1, 3 and 6; decisions, origins. */
export const origins: Readonly<Record<Origin, OriginAccess>> = {
  // A travel policy pays for health (CPZ) and for all else that goes wrong on a journey.
  TRAVEL: {
    ...anybody,
    lines: ['life', 'uniflow'],
    risks: ['CPZ'],
    kinds: ['TRAVEL'],
    tells: { life: { appliedRiskId: 'CPZ' }, uniflow: { uniKind: 'TRAVEL', kindByLink: true } },
  },
  REGISTRATION: anybody,
  CLIENT_ZONE: {
    ...anybody,
    roles: clients,
    isZone: true,
    needsToken: true,
    identifies: zoneStates,
    exit: 'kzUrl',
    header: 'ZONE',
  },
  SALES_APP: {
    ...anybody,
    needsToken: true,
    identifies: ['CCD', 'UNIDENTIFIED'],
    header: 'STAFF',
    tells: { car: byBroker, property: byBroker, liability: byBroker, life: byBroker, uniflow: byBroker },
  },
  CAR_DEALER: { ...anybody, lines: ['car'], tells: { car: { reporterRole: 'SERVICE' } } },
  CLICK: { ...anybody, roles: clients },
  INTRANET: { ...anybody, identifies: ['CCD', 'UNIDENTIFIED'], header: 'STAFF' },
  PARTNER: anybody,
};

/** True for somebody whom the client zone let in, by where they come from or by how they are identified. */
export const isOfZone: Rule = {
  any: [
    { fact: 'referer', in: Origin.options.filter((origin) => origins[origin].isZone) },
    { fact: 'clientIdentificationState', in: zoneStates },
  ],
};

/** What somebody finds who comes from an origin, or from none. */
export const accessFrom = (origin: Origin | undefined): OriginAccess =>
  origin === undefined ? anybody : origins[origin];

/** The origin that an address names, undefined for one that it takes a token to come from, and for any other text. */
export const originNamed = (referer: string | null | undefined): Origin | undefined => {
  const origin = Origin.safeParse(referer).data;
  return origin !== undefined && !origins[origin].needsToken ? origin : undefined;
};
