import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { Facts } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { variantOf } from '#test/flow/small/variantOf.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { refusalWords } from '#src/inspect/facts/refusalWords.ts';
import { checkRules } from '#src/inspect/fields/checkRules.ts';
import { dependents } from '#src/inspect/fields/dependents.ts';
import { offersOf } from '#src/inspect/fields/offers.ts';
import { pageFields } from '#src/inspect/fields/pageFields.ts';
import { questionNow, refusedBy } from '#src/inspect/fields/questionNow.ts';
import { pageDocuments } from '#src/inspect/panel/pageDocuments.ts';
import { wordsOf } from '#test/browser/support/words.ts';
import { ask } from '#test/ask.ts';

const fieldAt = (flow: Flow, page: string, name: string) => {
  const found = pageFields(getPage(flow, page)).find((field) => field.name === name);
  if (!found) throw new Error(`${page} has no field ${name}.`);
  return found;
};

const without = (one: object, left: string) =>
  Object.fromEntries(Object.entries(one).filter(([name]) => name !== left));

/** The rules of a field over other answers: which one is missing, what is offered, what a check says. */
const rulesAt = (flow: Flow, page: string, name: string) =>
  fieldAt(flow, page, name)
    .rules.filter(({ when, or, reads, isOffer }) => when ?? or ?? reads ?? isOffer)
    .map((rule) => without(rule, 'name'));

/** What is said at a day that cannot have come before, or after, another one. */
const contradiction = (key: string, own: string, other: string) => ({
  severity: 'error',
  key,
  reads: [own, other],
  values: { date: '…' },
});

describe('the rules of a page are read from its questions and checks', () => {
  test('an answer that another answer asks for', () => {
    expect(rulesAt(carDraft, 'event', 'country')).toEqual([
      { severity: 'required', key: 'required', when: { fact: 'countryScope', is: 'ABROAD' } },
    ]);
  });

  test('an answer that one of another page asks for', () => {
    expect(rulesAt(carDraft, 'reporter', 'reporter.companyName')).toEqual([
      { severity: 'required', key: 'required', when: { fact: 'reporterRole', in: ['SERVICE', 'BROKER'] } },
    ]);
  });

  test('what several answers together ask for, also in a row', () => {
    expect(rulesAt(carDraft, 'injuredParty[0]', 'injuredParties[].damagedVehicles[].engineNumber')).toEqual([
      {
        severity: 'required',
        key: 'required',
        when: {
          all: [
            { fact: 'injuredParties[].damageKinds', is: 'VEHICLE' },
            { fact: 'injuredParties[].damagedVehicles[].vehicleKind', is: 'MACHINE' },
          ],
        },
      },
    ]);
  });

  test('an answer that may be left out where a rule holds, or where another one tells as much', () => {
    const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };
    const isTrader: Rule = { fact: 'insured.legalForm', is: 'SELF_EMPLOYED' };
    const number = ask('insured.identificationNumber', { when: isLegal, optional: isTrader });
    const [field] = pageFields(
      variantOf(getPage(carDraft, 'person'), { code: 'person', checks: [], questions: [number] }),
    );
    expect([field?.isRequired, field?.rules[0]]).toEqual([
      'sometimes',
      {
        severity: 'required',
        key: 'required',
        name: 'insured.identificationNumber',
        when: { all: [isLegal, { not: isTrader }] },
      },
    ]);
    expect(rulesAt(lifeDraft, 'personalData', 'insured.birthNumber')).toEqual([
      { severity: 'required', key: 'required', or: 'insured.birthDate' },
      ...['incidentDate', 'injuryDate', 'firstSymptomsDate', 'surgeryDate', 'tripFrom', 'employmentFrom'].map(
        (day) => contradiction('bornAfterEvent', 'insured.birthNumber', day),
      ),
    ]);
  });

  test('two days in the wrong order', () => {
    expect(rulesAt(lifeDraft, 'injuryTreatment', 'treatmentTo')).toEqual([
      { severity: 'required', key: 'required', when: { fact: 'treatmentEnded', is: 'YES' } },
      contradiction('dateOrder', 'treatmentTo', 'injuryDate'),
      contradiction('dateOrder', 'treatmentTo', 'firstTreatmentDate'),
    ]);
  });

  test('what goes to a specialist', () => {
    expect(rulesAt(carDraft, 'theft', 'keysCount')).toEqual([
      { severity: 'required', key: 'required', when: { fact: 'theftKind', is: 'WHOLE_VEHICLE' } },
      { severity: 'underwriting', key: 'underwritingReview', reads: ['theftKind', 'keysCount'] },
    ]);
  });

  test('an answer that is only taken where it is offered', () => {
    expect(rulesAt(carDraft, 'inspection', 'costBasis')).toEqual([
      { severity: 'error', key: 'suggestion', isOffer: true },
    ]);
  });

  test('what is checked on a page that does not ask for it, of every row of a list', () => {
    expect(checkRules(getPage(carDraft, 'injuredParties')).map(({ key, name }) => [key, name])).toEqual([
      ['injuredItemRequired', 'injuredParties'],
      ['injuredIncomplete', 'injuredParties[]'],
    ]);
  });
});

describe('documents are told on the page whose answers decide about them', () => {
  const documents = pageDocuments(lifeDraft, getPage(lifeDraft, 'permanentFace'));

  test('with the rule that makes them needed', () => {
    expect(documents).toEqual([
      {
        code: 'SCAR_PHOTO',
        is: 'required',
        when: [
          {
            all: [
              { fact: 'appliedRiskId', is: 'TN' },
              { fact: 'faceImpacts', is: 'SCAR' },
            ],
          },
        ],
      },
    ]);
  });

  test('also those that an answer makes needless', () => {
    const ofPolice = pageDocuments(carDraft, getPage(carDraft, 'event'));
    expect(ofPolice.filter(({ code }) => code === 'POLICE_REPORT').map(({ is }) => is)).toContain('leftOut');
  });
});

describe('what falls with an answer is told', () => {
  const told = (falls: string, flow: Flow = carDraft) =>
    dependents(flow)
      .filter((one) => one.falls === falls)
      .map((one) => without(one, 'falls'));

  test('with what lets it stay', () => {
    expect(told('policeStation', liabilityDraft)).toEqual([
      { changed: 'policeInvestigation', unless: { fact: 'policeInvestigation', is: 'YES' } },
    ]);
  });

  test('where its page is left out', () => {
    expect(told('animalKind')).toEqual([
      { changed: 'eventKinds', unless: { fact: 'eventKinds', is: 'HAVZVIRE' } },
    ]);
  });

  test('where the page that asks for it is one of several, by all their rules', () => {
    const [first] = told('elementType');
    expect(first).toEqual({ changed: 'damageCause' });
    expect(told('driver.fullName').map(({ changed, unless }) => [changed, Object.keys(unless)])).toEqual([
      ['eventKinds', ['any']],
      ['damageCause', ['any']],
      ['riskFlow', ['any']],
    ]);
  });

  test('where it is no longer true, whatever the other one is changed to', () => {
    expect(told('reporter.email')).toEqual([{ changed: 'reporterRole' }]);
  });

  test('where it is offered no more', () => {
    expect(told('reporterRole')).toEqual([{ changed: 'harmed' }, { changed: 'riskFlow', isOffer: true }]);
  });

  test('not where some page asks for it anyway', () => {
    expect(told('incidentPlace')).toEqual([]);
  });
});

describe('the fields of a page', () => {
  test('are told with those inside of groups and of rows', () => {
    const price = fieldAt(carDraft, 'injuredParty[0]', 'injuredParties[].damagedThings[].price');
    expect({ kind: price.kind, isRequired: price.isRequired }).toEqual({
      kind: 'number',
      isRequired: 'never',
    });
  });

  test('know what brings them onto the page', () => {
    expect(fieldAt(liabilityDraft, 'event', 'policeStation').when).toEqual({
      fact: 'policeInvestigation',
      is: 'YES',
    });
  });

  test('know whether they must be answered: always, sometimes, never', () => {
    const required = ['incidentPlace', 'country', 'policeFileNo'].map(
      (name) => fieldAt(carDraft, 'event', name).isRequired,
    );
    expect(required).toEqual(['always', 'sometimes', 'never']);
  });

  test('know how they are asked, as the page says or the catalogue', () => {
    const controls = [
      fieldAt(lifeDraft, 'hospital', 'healthCause').control,
      fieldAt(carDraft, 'event', 'incidentPlace').control,
    ];
    expect(controls).toEqual([{ kind: 'select', codelist: 'health-cause-type' }, { kind: 'text' }]);
  });

  test('know what they offer, and when', () => {
    expect(offersOf(fieldAt(carDraft, 'inspection', 'inspectionMethod').question)).toEqual([
      { code: 'SELF_INSPECTION', when: { fact: 'selfInspectionAuthorized', is: true } },
      { code: 'MOBILE_TECHNICIAN', when: undefined },
    ]);
  });

  test('know whether they are asked by themselves or with their group', () => {
    const parts = ['repairShop.id', 'repairShop.contractual'].map(
      (name) => fieldAt(carDraft, 'repairShop', name).isPart,
    );
    const told = pageFields(getPage(carDraft, 'repairShop')).findLast(
      ({ name }) => name === 'repairShop.atHome',
    );
    expect([...parts, told?.isPart]).toEqual([true, true, false]);
  });

  test('know the parts of an account, each with what is said where it is missing', () => {
    const parts = ['', '.accountPrefix', '.accountNumber', '.bankCode'].map((part) =>
      fieldAt(carDraft, 'bankData', `userEnteredBankContact${part}`),
    );
    const missing = parts.map(({ rules }) => rules.find(({ severity }) => severity === 'required')?.key);
    expect(missing).toEqual([undefined, undefined, 'required', 'bankCode']);
  });

  test('know their own checks by severity', () => {
    const { rules } = fieldAt(carDraft, 'vehicle', 'incidentDate');
    expect(rules.map(({ severity, key }) => `${severity} ${key}`)).toEqual([
      'required required',
      'error dateFormat',
      'error dateFuture',
      'error dateNotBefore',
      'warning dateOld',
      // The birth of the insured, by date and number, and of those injured; when it was parked and discovered.
      ...Array.from({ length: 4 }, () => 'error dateBeforeBirth'),
      'error dateOrder',
      'error dateTooLate',
    ]);
  });

  test('are only what a page asks for, of a person not everything a person has', () => {
    const names = pageFields(getPage(carDraft, 'person')).map(({ name }) => name);
    expect(names).toContain('insured.birthNumber');
    expect(names).not.toContain('insured.gender');
  });
});

describe('a question that is not asked is explained', () => {
  const why = (page: string, name: string, known: Facts, flow: Flow = carDraft) => {
    const now = questionNow(fieldAt(flow, page, name), known);
    if (now.is !== 'HIDDEN') return now;
    return refusalWords(now.verdict, known, { say: wordsOf('en'), language: 'en' });
  };

  test('by what would have to be the case, and what is now', () => {
    expect(why('event', 'policeStation', { policeInvestigation: 'NO' }, liabilityDraft)).toBe(
      'because this would have to hold: Did the police deal with it? “Yes” (now: No)',
    );
    expect(why('event', 'policeStation', {}, liabilityDraft)).toBe(
      'because this would have to hold: Did the police deal with it? “Yes” (now: Not known)',
    );
  });

  test('by what holds and must not', () => {
    expect(why('ocr', 'dateTo', { ongoing: true }, lifeDraft)).toBe('because this holds: it still goes on');
  });

  test('in a row by the answer that asks for the list, too', () => {
    const machine = { 'injuredParties[].damagedVehicles[].vehicleKind': 'MACHINE' };
    expect(why('injuredParty[0]', 'injuredParties[].damagedVehicles[].engineNumber', machine)).toBe(
      'because this would have to hold: What is damaged? “Vehicle” (now: Not known)',
    );
  });

  test('by the only code offered, which is its answer', () => {
    expect(why('event', 'damageCause', { eventKinds: ['HAVVANDALISMUS'] })).toEqual({
      is: 'SETTLED',
      code: '420',
    });
  });

  test('and one that is asked needs no explanation', () => {
    expect(why('event', 'policeStation', { policeInvestigation: 'YES' }, liabilityDraft)).toEqual({
      is: 'ASKED',
    });
  });

  test('and so is a choice that is not offered', () => {
    const known = { selfInspectionAuthorized: false };
    const [offer] = offersOf(fieldAt(carDraft, 'inspection', 'inspectionMethod').question) ?? [];
    const verdict = refusedBy(offer?.when, known);
    expect(verdict && refusalWords(verdict, known, { say: wordsOf('cs'), language: 'cs' })).toBe(
      'protože by muselo platit: vozidlo smí nafotit klient (teď: vozidlo klient nafotit nesmí)',
    );
  });
});
