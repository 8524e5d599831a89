import { describe, expect, test } from 'vitest';
import { judgedFlow, judgedFlows } from './judgedFlows.ts';
import { isEquivalent } from './isEquivalent.ts';
import { judgesOf } from './judges.ts';
import { apart, kinds, nameOf, partsOf, type Mutant } from './mutant.ts';
import { mutantsOf } from './mutantsOf.ts';
import { variantsOf } from './ruleVariants.ts';
import { countOf, judgedOf, ruleIn, shareOf } from './scoreOf.ts';

const liabilityDraft = judgedFlow('liability.DRAFT');
const discountFlow = judgedFlow('sales.DISCOUNT');
const shellFlow = judgedFlow('sales.SHELL');

// `npm run mutants` asks all who know; these are quick.
const judges = await judgesOf(liabilityDraft, (file) => /sources\/|liability\/asked/.test(file));
const mutants = mutantsOf(liabilityDraft);

const named = (name: string): Mutant => {
  const mutant = mutants.find((one) => nameOf(one).startsWith(`liability.DRAFT${name}`));
  if (!mutant) throw new Error(`No mutant of liability is called ${name}.`);
  return mutant;
};

describe('a flow with one thing wrong in it', () => {
  test('has a name of its own, in words', () => {
    const names = judgedFlows.flatMap((flow) => mutantsOf(flow).map(nameOf));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('is made of some flow in each of the ways', () => {
    const made = new Set(judgedFlows.flatMap((flow) => mutantsOf(flow).map(({ kind }) => kind)));
    expect([...made].toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  test.each([
    [', page causedDamage: the question `courtProceedings` was dropped', 'liability/asked'],
    [
      ', page causedDamage: the rule by which `courtProceedings` is asked is turned around',
      'liability/asked',
    ],
    [', page causedDamage: the check underwriting `urgentCourt` at courtProceedings was dropped', 'sources/'],
    [', page causedDamage: `causedBy` may be left out', 'sources/wanted'],
    [', page policy: the lookup `searchPolicy` was dropped', 'sources/leaving'],
    [', page policy: the dialog `contractNotFound` was dropped', 'sources/leaving'],
    [', page index: it saves', 'sources/pages'],
    [': POLICE_REPORT no longer helps in the row DAMAGE_PHOTO WITNESS', 'sources/documents'],
  ])('is caught by who knows better: %s', async (name, by) => {
    expect(await judges.caughtBy(named(name).changed())).toContain(by);
  });

  test('is of a rule, which all that is done to it have in common', () => {
    const name = ', page causedDamage: the rule by which `courtProceedings` is asked';
    const rules = judgedFlows.flatMap((flow) => mutantsOf(flow).map((one) => ruleIn(nameOf(one))));
    expect(ruleIn(nameOf(named(`${name} is turned around`)))).toBe(
      'causedDamage: the rule by which `courtProceedings` is asked',
    );
    expect(ruleIn(nameOf(named(`${name} no longer asks for`)))).toBe(
      'causedDamage: the rule by which `courtProceedings` is asked',
    );
    expect(rules.filter((rule) => rule === '')).toEqual([]);
  });

  test('is itself again once it is judged', async () => {
    const asItIs = partsOf(liabilityDraft);
    await judges.caughtBy(
      named(', page causedDamage: the question `courtProceedings` was dropped').changed(),
    );
    expect(liabilityDraft.pages).toBe(asItIs.pages);
    expect(liabilityDraft.instances).toBe(asItIs.instances);
    expect(liabilityDraft.documents).toBe(asItIs.documents);
    expect(await judges.caughtBy(asItIs)).toBe(undefined);
  });
});

describe('a form of the sales application with one thing wrong in it', () => {
  const made = mutantsOf(discountFlow);
  const called = (name: string): Mutant => {
    const mutant = made.find((one) => nameOf(one) === `sales.DISCOUNT, page discount: ${name}`);
    if (!mutant) throw new Error(`No mutant of the discounts is called ${name}.`);
    return mutant;
  };

  test('is caught by who knows what it asks, by a clock that stands only while it is asked', async () => {
    const known = await judgesOf(discountFlow, (file) => /sales\/(asked|records\/policyForm)/.test(file));
    const before = Date.now();
    expect(await known.caughtBy(called('the question `carryOver` was dropped').changed())).toContain(
      'sales/asked',
    );
    expect(Date.now()).toBeGreaterThanOrEqual(before);
    expect(await known.caughtBy(partsOf(discountFlow))).toBe(undefined);
  });

  test('is the form itself where two ways change places that nobody may choose between', () => {
    const exclusive = mutantsOf(shellFlow).find(({ done }) =>
      done.startsWith('the way to delegation comes before'),
    );
    expect(exclusive && isEquivalent(shellFlow, exclusive)).toBe(true);
  });
});

describe('nobody could notice', () => {
  const mutant = named(
    ', page causedDamage: the rule by which `courtProceedings` is asked no longer asks for',
  );

  test('a change that says the same in other words', () => {
    const [when] = liabilityDraft.pages.flatMap(({ canEnter }) => canEnter ?? []);
    if (!when) throw new Error('No page of liability is entered by a rule.');
    const is = { not: { not: when } };
    const same = { ...mutant, noticed: apart(when, is), changed: () => partsOf(liabilityDraft) };
    expect(isEquivalent(liabilityDraft, same)).toBe(true);
  });

  test('but a question that is asked where it was not, somebody could', () => {
    expect(isEquivalent(liabilityDraft, mutant)).toBe(false);
  });
});

test('a rule is made less in every place of it', () => {
  const rule = { all: [{ fact: 'a', in: ['x', 'y'] }, { not: { fact: 'b', is: true } }] };
  expect(variantsOf(rule).map(({ rule: is }) => is)).toEqual([
    undefined,
    { not: rule },
    { all: [{ not: { fact: 'b', is: true } }] },
    { all: [{ fact: 'a', in: ['y'] }, { not: { fact: 'b', is: true } }] },
    { all: [{ fact: 'a', in: ['x'] }, { not: { fact: 'b', is: true } }] },
    { all: [{ fact: 'a', in: ['x', 'y'] }] },
  ]);
});

test('a hundredth of the mutants of liability is told apart, and what was agreed alone catches some of it', async () => {
  const share = shareOf(liabilityDraft, 0.01);
  const all = [];
  for (const mutant of share) all.push(await judgedOf(liabilityDraft, judges, mutant));
  expect(all.map(({ name }) => name)).toEqual(share.map(nameOf));
  const { made, caught, equivalent, survived } = countOf(all);
  expect(caught + equivalent + survived).toBe(made);
  expect(caught).toBeGreaterThan(0);
});
