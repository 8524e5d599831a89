import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { calls } from '#machines/service/calls.ts';
import type { Language } from '#machines/service/configuration.ts';
import { paperText } from '#server/preview/previewText.ts';
import { aLifeClaim, answersOfRoutes, type LifeRoute } from '#test/flows/life/lifeClaims.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { readPdf } from './readPdf.ts';
import { startService, type TestService } from './service.ts';

const languages = ['cs', 'sk', 'en'] as const satisfies Language[];

describe('no code stands in the PDF where a word belongs', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const sent = async (claim: ClaimDetail, claimType: ClaimType = 'life') => {
    const { reporter, params } = await beginWith(service, claim, claimType);
    await reporter.call(calls.finalize, { params });
    const { detail } = await reporter.call(calls.readClaim, { params });
    // As of one that was sent before PDFs were kept: it is drawn in the language asked for.
    await service.database.db
      .deleteFrom('evidence')
      .where('claim_uuid', '=', params.claimRequestUuid)
      .execute();
    const texts = languages.map(async (language) => {
      const { rawPayload } = await service.app.inject({
        url: `/rest/claim/${params.claimRequestUuid}/preview.pdf?language=${language}`,
        headers: { cookie: `session=${reporter.cookie ?? ''}` },
      });
      return (await readPdf(rawPayload)).text;
    });
    return { codes: new Set(codesOf(detail)), texts: await Promise.all(texts) };
  };

  const codesIn = async (claim: ClaimDetail, claimType?: ClaimType) => {
    const { codes, texts } = await sent(claim, claimType);
    const found = texts.map((text) => text.match(spelled)?.filter((word) => codes.has(word)) ?? []);
    return { told: codes.size > 0, found };
  };
  const inWords = { told: true, found: [[], [], []] };

  const lives: LifeRoute[] = [
    'DNL',
    'DNSB',
    'INV',
    'NEM',
    'PN',
    'OCR',
    'TN',
    'UMR',
    'SED',
    'PAR',
    'CPZ_INJURY',
  ];
  test.each(lives)('for the life risk %s', async (route) => {
    expect(await codesIn(aLifeClaim({ ...answersOfRoutes[route], ...more[route] }))).toEqual(inWords);
  });

  test.each([
    'accident',
    'glass',
    'animal',
    'hail',
    'stolenPart',
    'causedVehicleAndHealth',
    'sufferedVehicleAndHealth',
  ] as const)('for the car report %s', async (kind) => {
    expect(await codesIn(everyKind[kind], 'car')).toEqual(inWords);
  });

  test('and a code in figures has its word too', async () => {
    const { texts } = await sent(aLifeClaim({ ...answersOfRoutes.PAR, incidentDate: '2026-11-08' }));
    expect(texts.map((text) => /1\. cyklus|Cycle 1/.exec(text)?.[0])).toEqual([
      '1. cyklus',
      '1. cyklus',
      'Cycle 1',
    ]);
  });

  test('and it speaks to the insured who reports, and to others of who died', async () => {
    const { texts: own } = await sent(
      aLifeClaim({ ...answersOfRoutes.DNL, ...more.DNL, reporterRole: 'INSURED' }),
    );
    const { texts: death } = await sent(aLifeClaim({ ...answersOfRoutes.UMR, ...more.UMR }));
    expect(own.map((text) => /Byli jste v|Boli ste v|Did you stay/.test(text))).toEqual([true, true, true]);
    expect(death.map((text) => /zemřelého|zosnulého|who died/.test(text))).toEqual([true, true, true]);
  });

  test('and a box left unticked says nothing', async () => {
    const { texts } = await sent(
      aLifeClaim({
        ...answersOfRoutes.OCR,
        ongoing: undefined,
        dateTo: '2026-11-12',
        incidentDate: '2026-11-08',
      }),
    );
    expect(texts[0]).not.toMatch(/ještě trvá/);
  });

  test('and a question reads as its page asked it', async () => {
    const { texts } = await sent(aLifeClaim({ ...answersOfRoutes.OCR, incidentDate: '2026-11-08' }));
    expect(texts[0]).toContain('Ošetřování ještě trvá');
  });
});

describe('what identifies somebody stays off paper', () => {
  test.each([
    ['caredPersonBirthNumber', '1402229279', '140222/••••'],
    ['contactSearch', '6405049134', '640504/••••'],
    ['contactSearch', '4UI5655', '•••655'],
  ])('in %s: %s', (name, value, text) => {
    expect(paperText(name, value)).toBe(text);
  });
});

const spelled = /(?<![\p{L}\d_])[A-Z][A-Z\d_]+(?![\p{L}\d_])/gu;

/** Answers in codes besides those that have to be told. */
const more: Partial<Record<LifeRoute, ClaimDetail>> = {
  PN: { noWorkCause: 'INJURY', ...answersOfRoutes.OTHER },
  OCR: { singleParent: 'NO' },
  UMR: { claimantRole: 'HEIR', deathCause: 'DISEASE' },
  DNL: { athleteLevel: 'NONE', sickLeave: 'NO' },
};

/** Every answer that is spelled in our own way only. */
function codesOf(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return /^(?=.{3}|.\d)[A-Z][A-Z\d_]+$/.test(answer) ? [answer] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(codesOf);
}
