import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { factsIn } from '#machines/claim/facts.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { offeredBy, wordsFor } from '#machines/flow/question.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { saidOn } from '#test/flow/saidOn.ts';
import { questionsOn } from '#test/texts/questionKeys.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const questionOn = (code: string, path: string) =>
  questionsOn(getPage(uniflowDraft, code)).find(({ ask }) => ask === path);

const offered = (code: string, path: string, claim: ClaimDetail) => {
  const question = questionOn(code, path);
  return question && offeredBy(question, factsIn(claim))?.join(' ');
};

describe('somebody who repairs or treats may report', () => {
  test.each<[what: string, claim: ClaimDetail, roles: string]>([
    ['a machine', { uniKind: 'MACHINE', uniEvent: 'MACHINE_BREAKDOWN' }, 'INSURED SERVICE BROKER OTHER'],
    ['a pet', { uniKind: 'PET', uniEvent: 'PET_INJURY' }, 'INSURED SERVICE BROKER OTHER'],
    [
      'farm animals',
      { uniKind: 'OTHER', uniRisk: 'UNIZEM', uniEvent: 'AGRI_ANIMALS' },
      'INSURED SERVICE BROKER OTHER',
    ],
    ['but no crops', { uniKind: 'OTHER', uniRisk: 'UNIZEM', uniEvent: 'AGRI_CROP' }, 'INSURED BROKER OTHER'],
    ['and no journey', { uniKind: 'TRAVEL', uniEvent: 'TRAVEL_LUGGAGE' }, 'INSURED BROKER OTHER'],
  ])('%s', (_what, claim, roles) => {
    expect(offered('reporter', 'reporterRole', claim)).toBe(roles);
  });
});

test('whoever was harmed by a pet is not asked for the glass of a vehicle apart', () => {
  expect(offered('injuredParty[0]', 'injuredParties[].damageKinds', { uniEvent: 'PET_LIABILITY' })).toBe(
    'HEALTH THING PROPERTY VEHICLE OTHER LOSS',
  );
});

describe('the words fit what happened', () => {
  test.each<[what: string, page: string, path: string, claim: ClaimDetail, words: string | undefined]>([
    ['goods that are damaged', 'cargo', 'goodsValue', { uniEvent: 'CARGO_DAMAGE' }, undefined],
    ['goods that are gone', 'cargo', 'goodsValue', { uniEvent: 'CARGO_THEFT' }, 'missingGoodsValue'],
    ['a crop', 'agri', 'agriItems[].cropOrAnimal', { uniEvent: 'AGRI_CROP' }, 'crop'],
    ['animals', 'agri', 'agriItems[].cropOrAnimal', { uniEvent: 'AGRI_ANIMALS' }, 'herd'],
    ['a tattoo', 'pet', 'chipNumber', { petMark: 'TATTOO' }, 'tattooNumber'],
    [
      'an illness, of which nothing is damaged',
      'event',
      'incidentDescription',
      { uniKind: 'PET' },
      'plainDescription',
    ],
    ['a fire, of which something is', 'event', 'incidentDescription', { uniKind: 'MACHINE' }, undefined],
    ['where a pet was', 'event', 'incidentPlace', { uniKind: 'PET' }, 'placeOfPet'],
  ])('%s', (_what, page, path, claim, words) => {
    expect(wordsFor(questionOn(page, path)?.words, factsIn(claim))).toBe(words);
  });

  test.each<[what: string, page: string, key: string, claim: ClaimDetail, said: string]>([
    [
      'a stolen machine',
      'event',
      'lead',
      { uniKind: 'MACHINE', uniEvent: 'MACHINE_THEFT' },
      'Popište, odkud stroj zmizel a jak byl zajištěný.',
    ],
    [
      'an animal that died',
      'vet',
      'title',
      { uniKind: 'PET', uniEvent: 'PET_DEATH' },
      'Co se zvířeti stalo?',
    ],
    ['one that lives', 'vet', 'title', { uniKind: 'PET', uniEvent: 'PET_ILLNESS' }, 'Co zjistil veterinář?'],
  ])('%s', (_what, page, key, claim, said) => {
    const say = wordsOf('cs');
    const variants = textVariants({ flowType: 'DRAFT' }, claim);
    expect(say(pageTextKeys('uniflow', getPage(uniflowDraft, page), key, variants))).toBe(said);
  });
});

describe('of an animal that died', () => {
  const died: ClaimDetail = { uniKind: 'PET', uniEvent: 'PET_DEATH', dummyPolicy: true };
  test.each<[what: string, answers: Answers, said: string[]]>([
    ['before a vet saw it nothing is asked that only a vet knows', { deathWay: 'DIED', currency: 'CZK' }, []],
    [
      'a bill is asked for where there was one',
      { deathWay: 'DIED', vetPaid: 'OWNER' },
      ['required required currency', 'required required costs'],
    ],
    [
      'the vet tells why it was put to sleep',
      { deathWay: 'PUT_DOWN', vetPaid: 'OWNER', costs: 900, currency: 'CZK' },
      ['required required diagnosis'],
    ],
  ])('%s', (_what, answers, said) => {
    expect(saidOn(getPage(uniflowDraft, 'vet'), { ...died, ...answers }, answers)).toEqual(said);
  });
});

test.each([
  ['2026-12-27', []],
  ['2026-11-27', []],
  ['2025-12-27', ['error tripOver tripTo']],
])('a journey cancelled for what happened on 27 November ends on %s: %j', (tripTo, said) => {
  const claim: ClaimDetail = {
    uniKind: 'TRAVEL',
    uniEvent: 'TRAVEL_CANCELLATION',
    incidentDate: '2026-11-27',
  };
  const journey = { country: 'GR', tripFrom: '2025-12-20', tripTo };
  expect(saidOn(getPage(uniflowDraft, 'trip'), claim, journey)).toEqual(said);
});
