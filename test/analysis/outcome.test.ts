import { describe, expect, test } from 'vitest';
import { compareOutcomes, outcomeKinds } from '#machines/analysis/outcome/compareOutcomes.ts';
import { outcomeOf, type Outcome } from '#machines/analysis/outcome/outcomeOf.ts';
import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { factWalks } from '#machines/analysis/factWalks.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import { skippedWith } from '#machines/flow/situation.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { flows } from '#machines/flows/index.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';

const keysOf = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key);
const keysBy = (is: string, all: readonly { readonly key: string; readonly is: string }[]) =>
  keysOf(all.filter((one) => one.is === is)).join(' ');
const wantedIn = ({ documents }: Outcome, required: string) =>
  keysOf(documents.filter((one) => one.is === 'always' && one.required === required)).join(' ');

/** How two outcomes differ, in one line a kind: what only the first has, what only the second, what changes. */
const compared = (flow: AnyFlow, a: Facts, b: Facts) => {
  const found = compareOutcomes(outcomeOf(flow, a), outcomeOf(flow, b));
  return Object.fromEntries(
    outcomeKinds.map((kind) => {
      const { onlyA, onlyB, changed } = found[kind];
      return [
        kind,
        [keysOf(onlyA).join(' '), keysOf(onlyB).join(' '), keysOf(changed.map(({ a }) => a)).join(' ')],
      ];
    }),
  );
};

/** A vehicle is stolen as a whole. */
const theft = { eventKinds: ['HAVODCIZENI'], damageCause: '400', theftKind: 'WHOLE_VEHICLE' };
const widow = {
  appliedRiskId: 'UMR',
  reporterRole: 'OTHER',
  relationToInsured: 'BENEFICIARY',
  familyRelation: 'SPOUSE',
};

describe('what comes of facts', () => {
  test('differs for a stolen car little by who reports: a broker tells the company, and only the insured may have an account on the policy', () => {
    const by = (reporterRole: string) => ({
      ...theft,
      vehicleFound: true,
      policyNumberValid: true,
      reporterRole,
    });
    expect(compared(carDraft, by('BROKER'), by('INSURED'))).toEqual({
      pages: ['', '', 'bankData'],
      questions: ['reporter.identificationNumber reporter.companyName', '', 'bankContactType'],
      documents: ['', '', ''],
      dialogs: ['', '', ''],
    });
  });

  test('asks of a stolen car not what was stolen, because only one answer is left', () => {
    expect(keysOf(outcomeOf(carDraft, theft).questions)).not.toContain('theftKind');
  });

  test('asks no widow for an account of her own before what she claims', () => {
    const { pages, questions } = outcomeOf(lifeDraft, widow);
    expect(keysOf(pages)).not.toContain('bankData');
    expect(keysOf(questions)).not.toContain('bankContactType');
    expect(keysBy('always', pages)).toBe(
      'index chooseEvent chooseReporter reporter policy personalData death claimant documents summary finalised',
    );
  });

  test('tells documents that are needed from those that help, and from those that open facts decide about', () => {
    const outcome = outcomeOf(lifeDraft, widow);
    expect(wantedIn(outcome, 'always')).toBe('DEATH_CERTIFICATE DEATH_CAUSE');
    expect(wantedIn(outcome, 'never')).toBe('BIRTH_CERTIFICATE IDENTITY_DOCUMENT BANK_CONSENT');
    expect(keysBy('sometimes', outcome.documents)).toBe('POLICE_REPORT HEALTH_RECORD COURT_CONSENT');
  });

  test('leaves everything that depends on it open while nobody knows what happened', () => {
    const { pages, dialogs } = outcomeOf(lifeDraft, {});
    expect(keysBy('always', pages)).toBe('index chooseEvent chooseReporter reporter personalData');
    expect(keysBy('always', dialogs)).toBe('confirmReporterContacts');
    expect(keysBy('sometimes', pages).split(' ')).toHaveLength(lifeDraft.pages.length - 5);
  });

  test('names each dialog with the pages and the rules that open it', () => {
    const { dialogs } = outcomeOf(propertyDraft, { propertyEvent: 'WATER' });
    expect(dialogs.find(({ key }) => key === 'contractNotFound')).toEqual({
      key: 'contractNotFound',
      is: 'sometimes',
      opens: [
        {
          page: 'policy',
          when: {
            all: [
              { fact: 'contractNamedBy', is: 'NUMBER' },
              { fact: 'policyNumberValid', is: false },
            ],
          },
        },
      ],
    });
  });

  test('changes where what helped is needed, and where what was sure only may be', () => {
    const guardian = { ...widow, relationToInsured: 'GUARDIAN' };
    const { questions, documents } = compareOutcomes(
      outcomeOf(lifeDraft, widow),
      outcomeOf(lifeDraft, guardian),
    );
    expect(documents).toEqual({
      onlyA: [],
      onlyB: [],
      changed: [
        {
          a: { key: 'COURT_CONSENT', is: 'sometimes', required: 'never' },
          b: { key: 'COURT_CONSENT', is: 'always', required: 'always' },
        },
      ],
    });
    expect(keysOf(questions.onlyA)).toEqual(['identificationWay']);
    expect(keysOf(questions.onlyB)).toEqual([]);
  });
});

describe.each([...flows, ...salesFlows])('what comes of facts in $code', (flow) => {
  const walks = factWalks(flow).map(({ facts }) => {
    const all = { ...facts, ...derivedFacts(flow, facts) };
    const met = walkFacts(flow, all).filter(({ page }) => !skippedWith(page, factsAmong(all)));
    return { facts, walked: met.map(({ page }) => page.record ?? page.code) };
  });

  test('may lead over every page that a walk by the same facts leads over', () => {
    const missing = walks.flatMap(({ facts, walked }) => {
      const pages = keysOf(outcomeOf(flow, facts).pages);
      return walked.filter((code) => !pages.includes(code)).map((code) => [code, facts]);
    });
    expect(missing).toEqual([]);
  });

  test('leads surely over no page that a walk by more facts leaves out', () => {
    const surely = new Map(
      [{}, ...walks.map(({ facts }) => facts)].map((facts) => [
        facts,
        keysBy('always', outcomeOf(flow, facts).pages).split(' '),
      ]),
    );
    const untrue = walks.flatMap(({ facts, walked }) =>
      [...surely].flatMap(([fewer, codes]) =>
        isPartOf(fewer, facts)
          ? codes.filter((code) => !walked.includes(code)).map((code) => [code, fewer, facts])
          : [],
      ),
    );
    expect(untrue).toEqual([]);
  });
});

const isPartOf = (fewer: Facts, facts: Facts) =>
  Object.entries(fewer).every(([name, value]) => JSON.stringify(facts[name]) === JSON.stringify(value));
