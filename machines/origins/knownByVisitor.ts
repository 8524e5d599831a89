import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Origin } from '#machines/claim/enums.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import type { OwnPolicy } from '#machines/service/identity/knownClient.ts';
import { isWithin } from '#machines/subject/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { clientSuggestions } from './clientSuggestions.ts';
import { origins } from './origins.ts';

/** How an answer is known before it is asked: by where somebody comes from, or by who the client is. */
export type KnownByVisitor =
  | { readonly by: 'ORIGIN'; readonly origin: Origin; readonly value: unknown }
  | { readonly by: 'CLIENT' };

/** How the answer at a path of a new report may be known by its visitor. Source: specification section 6. */
export const knownByVisitor = (claimType: Flow['claimType'], path: string): readonly KnownByVisitor[] => [
  ...Origin.options.flatMap((origin): readonly KnownByVisitor[] => {
    const tells: ClaimDetail = origins[origin].tells[claimType] ?? {};
    const value = valueAt(tells, path);
    return value === undefined ? [] : [{ by: 'ORIGIN', origin, value }];
  }),
  ...(suggestedPaths(claimType).some((one) => one === path || isWithin(path, one))
    ? [{ by: 'CLIENT' } as const]
    : []),
];

/** The answers that are suggested to a client, as far as they are known. */
const suggestedPaths = (claimType: Flow['claimType']): readonly string[] =>
  Object.keys(clientSuggestions(claimType, client, { policies: [policy] }));

const client: Who = {
  identification: 'KZ',
  policies: [],
  roles: ['reporter'],
  isSignedIn: false,
  isDelegationRefused: false,
  delegations: [],
};
const policy: OwnPolicy = { policyNumber: '', line: '', covers: [{}] };
