import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import { claimNumberOf, lineOfNumber } from '#machines/claim/claimNumber.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import { answersOn, askedOn } from '#machines/flow/answers.ts';
import { flows } from '#machines/flows/index.ts';
import { saidOn } from '#test/flow/saidOn.ts';
import { aReporter } from '#test/given.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';

const says: Readonly<Record<ClaimType, string>> = {
  life: 'numberOfLife',
  car: 'numberOfCar',
  property: 'numberOfProperty',
  liability: 'numberOfLiability',
  uniflow: 'numberOfUniflow',
};

describe.each(flows.filter(({ flowType }) => flowType !== 'DRAFT'))('$code', (flow) => {
  test.each(ClaimType.options)(
    'takes the numbers of its own line, and says where %s numbers belong',
    (line) => {
      const answers = { claimNumber: claimNumberOf(line, '2026', 17), incidentDate: '2026-11-10' };
      expect(saidOn(getPage(flow, 'claimIdentification'), {}, answers)).toEqual(
        line === flow.claimType ? [] : [`error ${says[line]} claimNumber`],
      );
    },
  );
});

describe.each(flows.filter(({ flowType }) => flowType !== 'DRAFT'))('$code', (flow) => {
  const last = flow.flowType === 'UPLOAD' ? 'documents' : 'question';
  const contact = ['reporter: confirmReporterContacts'];

  test.each<[string, NonNullable<Found['findDuplicate']>, string, string[]]>([
    [
      'that is found goes on',
      { hasDuplicateClaimFoundByClaimNumber: true },
      `claimIdentification reporter ${last} finalised`,
      contact,
    ],
    [
      'of another day is asked back',
      { hasDuplicateClaimFoundByClaimNumber: true, incidentDateDoesntMatch: true },
      `claimIdentification reporter ${last} finalised`,
      ['claimIdentification: incidentDateDiffers', ...contact],
    ],
    [
      'that nobody knows is asked back and leads to help',
      { hasDuplicateClaimFoundByClaimNumber: false },
      'claimIdentification cannotContinue',
      ['claimIdentification: claimNotFound'],
    ],
  ])('a claim %s', (_, findDuplicate, pages, dialogs) => {
    const told = {
      claimNumber: claimNumberOf(flow.claimType, '2026', 17),
      incidentDate: '2026-11-10',
      reporter: aReporter(),
      question: 'Kdy dostanu odpověď?',
    };
    const way = wayThrough(flow, {
      answersOn: (page) => answersOn(page, told),
      found: { findDuplicate },
    });
    expect([way.pages, way.dialogs]).toEqual([pages, dialogs]);
  });
});

describe.each(flows.filter(({ flowType }) => flowType !== 'DRAFT'))('$code', (flow) => {
  const last = flow.flowType === 'UPLOAD' ? 'documents' : 'question';
  const reporter = aReporter();
  const told = {
    claimNumber: claimNumberOf(flow.claimType, '2026', 17),
    incidentDate: '2026-11-10',
    question: 'Kdy dostanu odpověď?',
  };
  const wayOf = (claim: ClaimDetail, isFound = true) =>
    wayThrough(flow, {
      begins: { reporter, contactHanded: true },
      answersOn: (page) =>
        answersOn(page, { ...claim, ...(page.code === 'claimIdentification' && { contactHanded: true }) }),
      found: { findDuplicate: { hasDuplicateClaimFoundByClaimNumber: isFound } },
    });

  test('whoever reported from the same tab finds the claim and their contact in lines of one page', () => {
    const way = wayOf({ ...told, reporter });
    expect([way.pages, way.dialogs]).toEqual([`claimIdentification ${last} finalised`, []]);
    const page = getPage(flow, 'claimIdentification');
    const begun: ClaimDetail = { ...told, reporter, contactHanded: true };
    expect(askedOn(page, begun).map(({ ask, collapsed }) => [ask, collapsed])).toEqual([
      ['claimNumber', true],
      ['incidentDate', true],
      ['reporter.fullName', true],
      ['reporter.email', true],
      ['reporter.tel', true],
    ]);
  });

  test('another contact is asked back on its page', () => {
    const way = wayOf({ ...told, reporter: { ...reporter, tel: '777999888' } });
    expect([way.pages, way.dialogs]).toEqual([
      `claimIdentification reporter ${last} finalised`,
      ['reporter: confirmReporterContacts'],
    ]);
    expect(way.claim.reporter?.tel).toBe('777999888');
  });

  test('a claim that nobody knows leads to help all the same', () => {
    expect(wayOf({ ...told, reporter }, false).pages).toBe('claimIdentification cannotContinue');
  });

  test('what is told is saved before it is sent', () => {
    expect(getPage(flow, last)).toMatchObject({ saves: true, submits: true });
  });
});

test('a number of no line is looked up like any', () => {
  expect(['2026ABC00000017', 'CAR', '', undefined].map(lineOfNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
