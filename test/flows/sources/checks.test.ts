import { describe, expect, test } from 'vitest';
import { rowsOf } from '#machines/flow/page.ts';
import { flows } from '#machines/flows/index.ts';
import { everyQuestion } from './everyQuestion.ts';

/** The places that a check is said at, spelled without row numbers. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, part) =>
      typeof part === 'number' ? `${place}[]` : place === '' ? String(part) : `${place}.${String(part)}`,
    '',
  );

/** Each check that is written on a page, and the pages that it stands on. Days that must agree are checked wherever they are asked. */
const standing = (severities: readonly string[]) =>
  Map.groupBy(
    flows.flatMap(({ claimType, instances }) =>
      instances.flatMap((page) =>
        page.checks
          .filter(({ says }) => severities.includes(says.severity))
          .map(({ says }) => ({
            check: `${says.severity} ${says.key} ${placeOf(says.path)}`,
            page: `${claimType} ${page.record ?? page.code}`,
          })),
      ),
    ),
    ({ check }) => check,
  );

const pagesBy = (severities: readonly string[]) =>
  Object.fromEntries(
    [...standing(severities)].map(([check, all]) => [check, [...new Set(all.map(({ page }) => page))]]),
  );

describe('what a page says of several answers', () => {
  test('to an underwriter or as a warning is said on these pages', () => {
    expect(pagesBy(['underwriting', 'warning'])).toEqual({
      'underwriting underwritingReview keysCount': ['car theft'],
      'underwriting underwritingPolicyAge theftKind': ['car theft'],
      'underwriting underwritingPolicyAge theftPlace': ['property burglary'],
      // Harm among those who are close is looked at, whoever of them reports it.
      'underwriting underwritingReview injuredParties[].relation': [
        'liability injuredParty',
        'liability sufferedDamage',
      ],
      'underwriting underwritingReview injuredParties[].thingHeld': ['liability injuredParty'],
      'underwriting urgentCourt courtProceedings': ['liability causedDamage'],
      'underwriting underwritingLifePolicyAge disabilityDegree': ['life disability'],
      'underwriting underwritingLifePolicyAge diagnosis': ['life illness'],
      'underwriting underwritingLifePolicyAge dependencyDegree': ['life incapablePerson'],
      'underwriting underwritingLifePolicyAge deathCause': ['life death'],
      'warning wallsOfOwner propertyDamages[].kind': ['property damage'],
      'warning outsideTrip tripFrom': ['life trip', 'uniflow trip'],
      'warning consequencesEarly healthStabilised': ['life permanentEvent'],
      'warning chipNumber chipNumber': ['uniflow pet', 'uniflow vet'],
    });
  });

  test('and bars the way is said on these', () => {
    const barring = pagesBy(['required', 'error']);
    // Those that follow from the days and births that a page asks for are tried with the days.
    const written = Object.entries(barring).filter(
      ([check]) => !/ (?:date\w*|bornAfter\w*|birth\w*|madeAfterEvent) /.test(check),
    );
    expect(Object.fromEntries(written)).toEqual({
      'error eventKindsFamily eventKinds': ['car chooseEvent'],
      'error companyIdNotAllowed injured.identificationNumber': ['car person', 'liability person'],
      'required injuredItemRequired injuredParties': [
        'car injuredParties',
        'liability injuredParties',
        'uniflow injuredParties',
      ],
      'required injuredIncomplete injuredParties[]': [
        'car injuredParties',
        'liability injuredParties',
        'uniflow injuredParties',
      ],
      ...Object.fromEntries(
        ['life', 'property', 'liability', 'uniflow', 'car'].map((line) => [
          `error numberOf${line[0]?.toUpperCase()}${line.slice(1)} claimNumber`,
          ['car', 'property', 'liability', 'life', 'uniflow']
            .filter((other) => other !== line)
            .map((other) => `${other} claimIdentification`),
        ]),
      ),
      'error staysOverlap hospitalizations[].dateFrom': ['life injuryHospital', 'life hospital'],
      'required claimantRequired claimants': ['life claimants'],
      'required claimantIncomplete claimants[]': ['life claimants'],
      'error tripOver tripTo': ['uniflow trip'],
    });
  });

  test('of days and births that must agree is said wherever one of them is asked', () => {
    const unsaid = flows.flatMap(({ claimType, subject, pages }) => {
      const pathsOf = (page: (typeof pages)[number], isAsked: boolean) =>
        page.questions
          .filter(({ isDisplayOnly }) => !isAsked || !isDisplayOnly)
          .flatMap(({ ask, rows = [] }) => [ask, ...rows.map((row) => row.ask)]);
      const known = pages.flatMap((page) => pathsOf(page, false));
      return pages.flatMap((page) => {
        const said = page.checks.map(
          ({ says, reads }) => `${says.key} ${placeOf(says.path)} ${reads.join()}`,
        );
        return subject
          .checksAmong(pathsOf(page, true), known, page.each ? [0] : rowsOf(page))
          .map(({ says, reads }) => `${says.key} ${placeOf(says.path)} ${reads.join()}`)
          .filter((one) => !said.includes(one))
          .map((one) => `${claimType} ${page.code}: ${one}`);
      });
    });
    expect(unsaid).toEqual([]);
  });

  test('is said by every page of a line that asks for the answer it is said at, but by these', () => {
    const without = [...standing(['underwriting', 'warning', 'error', 'required'])].flatMap(
      ([check, all]) => {
        const place = check.split(' ')[2];
        const lines = new Set(all.map(({ page }) => page.split(' ')[0]));
        return flows
          .filter(({ claimType, flowType }) => flowType === 'DRAFT' && lines.has(claimType))
          .flatMap(({ claimType, pages }) =>
            pages
              .filter((page) => !all.some((one) => one.page === `${claimType} ${page.code}`))
              .filter((page) => everyQuestion(page).some(({ ask }) => ask === place))
              .map(({ code }) => `${check}: ${claimType} ${code}`),
          );
      },
    );
    // A diagnosis and the cause of a death are told of other risks, too, for which the age of the policy does not matter.
    expect(without).toEqual([
      ...[
        'injuryTreatment',
        'disabilityCause',
        'incapablePerson',
        'permanentMore',
        'noWork',
        'carSeatsMore',
      ].map((page) => `underwriting underwritingLifePolicyAge diagnosis: life ${page}`),
      'underwriting underwritingLifePolicyAge deathCause: life deathTravel',
    ]);
  });
});
