import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { flows } from '#machines/flows/index.ts';
import { prefillFor } from '#machines/origins/prefillFor.ts';
import type { Visitor } from '#machines/origins/visitor.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';

const flowOf = (code: Flow['code']): Flow => {
  const flow = flows.find((one) => one.code === code);
  if (!flow) throw new Error(`There is no flow ${code}.`);
  return flow;
};
const contact = { fullName: 'Jan Novotný', email: 'jan.novotny@example.com' };
const jan: Who = {
  identification: 'KZ',
  contact,
  policies: ['4400000017'],
  roles: ['reporter'],
  isSignedIn: false,
  isDelegationRefused: false,
  delegations: [],
};
const agent: Who = {
  ...jan,
  identification: 'UNIDENTIFIED',
  policies: [],
  roles: ['agent'],
  isSignedIn: true,
};
const from = (origin: Visitor['origin'], who?: Who): Visitor => ({ origin, who, isRefused: false });

describe('a new report', () => {
  test.each<[string, Visitor, Flow['code'], ClaimDetail]>([
    [
      'of a client of the zone knows them',
      from('CLIENT_ZONE', jan),
      'life.DRAFT',
      {
        referer: 'CLIENT_ZONE',
        clientIdentificationState: 'KZ',
        reporter: contact,
      },
    ],
    [
      'of an agent who has signed in is one of a broker, and identifies no client',
      from(undefined, agent),
      'car.DRAFT',
      { reporterRole: 'BROKER', reporter: contact },
    ],
    [
      'of an assistant is one of a broker, too',
      from(undefined, { ...agent, roles: ['assistant'] }),
      'car.DRAFT',
      { reporterRole: 'BROKER', reporter: contact },
    ],
    [
      'with documents for a claim knows only how the client is reached',
      from('CLIENT_ZONE', jan),
      'life.UPLOAD',
      { referer: 'CLIENT_ZONE', clientIdentificationState: 'KZ', reporter: contact },
    ],
    [
      'from a dealer is one of a repair shop',
      from('CAR_DEALER'),
      'car.DRAFT',
      { referer: 'CAR_DEALER', reporterRole: 'SERVICE' },
    ],
    [
      'from a travel policy is about a journey',
      from('TRAVEL'),
      'uniflow.DRAFT',
      { referer: 'TRAVEL', uniKind: 'TRAVEL', kindByLink: true },
    ],
  ])('%s', (_, arrival, code, known) => {
    expect(prefillFor(arrival, flowOf(code), defaultConfiguration)).toEqual({ known, linked: undefined });
  });

  test.each<[Visitor['origin'], Flow['code'], ClaimDetail, boolean]>([
    ['TRAVEL', 'uniflow.DRAFT', { uniKind: 'PET', kindByLink: true }, false],
    ['TRAVEL', 'uniflow.DRAFT', { uniKind: 'TRAVEL', kindByLink: true }, true],
    ['CLIENT_ZONE', 'life.DRAFT', { appliedRiskId: 'BAN' }, false],
    ['PARTNER', 'life.DRAFT', { appliedRiskId: 'BAN' }, true],
  ])('from %s in %s, whose link tells %o, believes the link: %s', (origin, code, linked, isBelieved) => {
    const told = prefillFor(from(origin), flowOf(code), { ...defaultConfiguration, linked });
    expect(told.linked).toEqual(isBelieved ? linked : undefined);
  });
});
