import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { ClaimType, Origin, ReporterRole } from '#machines/claim/enums.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { originConfiguration } from '#machines/origins/originConfiguration.ts';
import { originFlow, unofferedIn } from '#machines/origins/originFlow.ts';
import { originNamed, origins } from '#machines/origins/origins.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';

const life = flows.find(({ code }) => code === 'life.DRAFT');
const lifeHere = life && originFlow(life, defaultConfiguration);

/** The codes of an answer that a claim is offered in a life report. */
const offered = (ask: string, claim: ClaimDetail) =>
  lifeHere?.pages
    .flatMap(({ questions }) => questions)
    .filter((question) => question.ask === ask && !question.isDisplayOnly)
    .map((question) => offeredBy(question, factsIn(claim)));

const risks = ['DNL', 'PN', 'NEM', 'TN', 'ZO', 'UMR', 'OCR', 'INV', 'DNSB', 'SED', 'CPZ', 'OTHER'];

describe('what an origin tells', () => {
  const told = Origin.options.flatMap((origin) =>
    ClaimType.options.flatMap((claimType) =>
      Object.keys(origins[origin].tells[claimType] ?? {}).map((path) => [origin, claimType, path] as const),
    ),
  );

  test.each(told)(
    '%s in %s: %s is told in a line that can be changed, or nothing else is offered',
    (...of) => {
      const [origin, claimType, path] = of;
      const flow = flows.find(({ code }) => code === `${claimType}.DRAFT`);
      const known: ClaimDetail = { referer: origin, ...origins[origin].tells[claimType] };
      const asked =
        flow && originFlow(flow, defaultConfiguration).pages.flatMap(({ questions }) => questions);
      const open = asked
        ?.filter(({ ask, isDisplayOnly }) => ask === path && !isDisplayOnly)
        .filter((question) => !question.collapsed && offeredBy(question, factsIn(known))?.length !== 1);
      expect(open).toEqual([]);
    },
  );
});

describe('a life report', () => {
  test.each<[string, ClaimDetail, string[]]>([
    ['the client zone', { referer: 'CLIENT_ZONE' }, risks],
    ['a client known by the zone', { clientIdentificationState: 'IASC' }, risks],
    ['a travel policy', { referer: 'TRAVEL' }, ['CPZ']],
  ])('from %s is offered what belongs there', (_, claim, codes) => {
    expect(offered('appliedRiskId', claim)).toEqual([codes]);
  });

  test('from anywhere else is offered every risk', () => {
    expect(offered('appliedRiskId', {})?.[0]).toHaveLength(14);
    expect(offered('appliedRiskId', { referer: 'PARTNER' })?.[0]).toHaveLength(14);
    expect(offered('appliedRiskId', { clientIdentificationState: 'SMS' })?.[0]).toHaveLength(14);
  });

  test('from the client zone is reported by no trade', () => {
    const living = { appliedRiskId: 'PN' } as const;
    expect(offered('reporterRole', living)).toEqual([['INSURED', 'LEGAL_REP', 'BROKER', 'OTHER']]);
    expect(offered('reporterRole', { ...living, referer: 'CLIENT_ZONE' })).toEqual([
      ['INSURED', 'LEGAL_REP', 'OTHER'],
    ]);
  });

  test('that tells what it is not offered goes no further than there', () => {
    if (!lifeHere) throw new Error('There is no life flow.');
    const loan: ClaimDetail = {
      appliedRiskId: 'BAN',
      formSteps: ['index', 'chooseEvent'],
      referer: 'CLIENT_ZONE',
    };
    expect([situationOf(lifeHere, loan).firstIncomplete.code, unofferedIn(lifeHere, loan)]).toEqual([
      'chooseEvent',
      'appliedRiskId',
    ]);
    const { referer: _, ...anywhere } = loan;
    expect(situationOf(lifeHere, anywhere).firstIncomplete.code).not.toBe('chooseEvent');
    expect(unofferedIn(lifeHere, anywhere)).toBeUndefined();
  });
});

describe('an origin', () => {
  test.each(Origin.options)('%s tells only what it offers', (origin) => {
    const { lines, roles, risks: offers, kinds, tells } = origins[origin];
    expect(lines.length).toBeGreaterThan(0);
    for (const [line, told] of Object.entries(tells)) {
      expect(lines).toContain(ClaimType.parse(line));
      const { reporterRole = 'INSURED', appliedRiskId = 'CPZ', uniKind = 'TRAVEL' } = told;
      expect([roles, offers ?? ['CPZ'], kinds ?? ['TRAVEL']]).toEqual([
        expect.arrayContaining([reporterRole]),
        expect.arrayContaining([appliedRiskId]),
        expect.arrayContaining([uniKind]),
      ]);
    }
  });

  test.each(Origin.options)('%s offers every role that what happened may tell', (origin) => {
    const told = ReporterRole.options.filter((role) => role !== 'SERVICE' && role !== 'BROKER');
    expect(origins[origin].roles).toEqual(expect.arrayContaining(told));
  });

  test('is believed from an address unless it takes a token', () => {
    const believed = Origin.options.filter((origin) => originNamed(origin) === origin);
    expect(believed).toEqual(['TRAVEL', 'REGISTRATION', 'CAR_DEALER', 'CLICK', 'INTRANET', 'PARTNER']);
    expect([originNamed('anything'), originNamed(null)]).toEqual([undefined, undefined]);
  });

  test('narrows the lines that the operator offers, and leads out where it belongs', () => {
    const configuration = { ...defaultConfiguration, productLines: ['car', 'life'] as const, kzUrl: '/zona' };
    const of = (origin: Origin | undefined) => {
      const { productLines, homepageUrl } = originConfiguration(origin, {
        ...configuration,
        productLines: [...configuration.productLines],
      });
      return [productLines, homepageUrl];
    };
    expect([of(undefined), of('CAR_DEALER'), of('TRAVEL'), of('CLIENT_ZONE')]).toEqual([
      [['car', 'life'], '/'],
      [['car'], '/'],
      [['life'], '/'],
      [['car', 'life'], '/zona'],
    ]);
  });
});
