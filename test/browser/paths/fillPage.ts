import { expect, type Page as Window } from 'playwright/test';
import { removeAnswer } from '../../../machines/claim/answerPath.ts';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { withAnswers, type Answers } from '../../../machines/flow/withAnswers.ts';
import { answersElsewhere } from '../../../src/pages/answersElsewhere.ts';
import { askedOn } from '../../../src/pages/askedOn.ts';
import { configuration } from '../../flow/machine/startFlow.ts';
import { pathOf, withValue } from '../../model/repair.ts';
import { bringForth } from './bringForth.ts';
import { readControls, type Control } from './controls.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { setControl } from './setControl.ts';

interface Asked {
  readonly flow: Flow;
  readonly page: Page;
  /** The claim on arrival. */
  readonly claim: ClaimDetail;
  readonly answers: Answers;
}

/**
 * Takes the browser's page and the answers a path gives on it; fills them in, control by control, until the form says what they
 * say. Gives the answers as they stand there: with what the page begins with or answers itself, without what it does not ask.
 * Rejects where an answer of a question that is asked has no control, or a control does not keep it.
 */
export const fillPage = async (window: Window, asked: Asked): Promise<Answers> => {
  const wanted = ownLeaves(asked);
  const unasked: Leaf[] = [];
  const tried = new Map<string, number>();
  await expect(window.locator('select[aria-busy=true]')).toHaveCount(0);
  for (;;) {
    const controls = await readControls(window);
    const wrong = controls.find((control) => isWrong(control, wanted));
    if (wrong) {
      const times = (tried.get(wrong.name) ?? 0) + 1;
      const want = wantedIn(wanted, wrong) ?? '';
      if (times > 3)
        throw new Error(
          `${asked.page.code}: ${wrong.name} says ${wrong.value.toString()}, not ${want.toString()}`,
        );
      tried.set(wrong.name, times);
      await setControl(window, wrong, want);
      continue;
    }
    const missing = wanted.find((leaf) => !unasked.includes(leaf) && !isHeld(leaf, controls));
    if (!missing) return standing(asked, controls, { wanted, unasked });
    if (await bringForth(window, { ...asked, controls, leaf: missing })) continue;
    if (isAsked(asked, missing))
      throw new Error(`${asked.page.code} has nothing to answer ${missing.name} in.`);
    unasked.push(missing);
  }
};

/** The page of a row answers its own alone, the page that shows them all none. */
const ownLeaves = ({ page: { rows, row }, answers }: Asked): readonly Leaf[] =>
  leavesOf(answers).filter(
    ({ name }) =>
      !rows || !name.startsWith(rows.list) || (row !== undefined && name.startsWith(`${rows.list}[${row}]`)),
  );

/** Several lines of one text each are one answer. */
const wantedIn = (wanted: readonly Leaf[], { name }: Control): Leaf['value'] | undefined => {
  const [, list, at] = /^(.*)\[(\d+)\]$/.exec(name) ?? [];
  return (
    wanted.find((leaf) => leaf.name === name)?.value ??
    wanted.find((leaf) => leaf.name === list)?.value[Number(at)]
  );
};

const isWrong = (control: Control, wanted: readonly Leaf[]): boolean => {
  const want = wantedIn(wanted, control);
  // Nobody can take back a choice the page begins with.
  if (control.kind === 'given' || (control.kind === 'radio' && want === undefined)) return false;
  return !isSame(control.value, want);
};

const isSame = (one: Leaf['value'], other: Leaf['value'] = []): boolean => written(one) === written(other);
const written = (value: Leaf['value']) => [value].flat().filter(Boolean).toSorted().join('\n');

const isHeld = ({ name, value }: Leaf, controls: readonly Control[]): boolean =>
  controls.some((control) => control.name === name) ||
  (typeof value !== 'string' && controls.some((control) => control.name === `${name}[${value.length - 1}]`));

const isAsked = ({ flow, page, claim, answers }: Asked, { name }: Leaf): boolean => {
  const after = withAnswers(claim, page, answers, configuration).claim;
  return askedOn(flow.claimType, page, after).some(
    (question) => name === question || name.startsWith(`${question}.`) || name.startsWith(`${question}[`),
  );
};

interface Said {
  readonly wanted: readonly Leaf[];
  readonly unasked: readonly Leaf[];
}

const standing = (
  { flow, page, claim, answers }: Asked,
  controls: readonly Control[],
  { wanted, unasked }: Said,
): Answers => {
  const left = structuredClone(answers);
  for (const { name } of unasked) removeAnswer(left, pathOf(name).join('.'));
  const added = controls.filter(
    (control) =>
      (pathOf(control.name)[0] ?? '') in page.answers.shape &&
      (control.kind === 'given' || control.kind === 'radio') &&
      !isSame(control.value, wantedIn(wanted, control)),
  );
  const whole = added.reduce<Answers>(
    (all, { name, value }) => withValue(all, pathOf(name), value === 'on' ? true : value || undefined),
    left,
  );
  return { ...whole, ...answersElsewhere(flow, page, claim, whole), ...withOthers(page, claim, whole) };
};

const withOthers = ({ rows, row }: Page, claim: ClaimDetail, answers: Answers): Answers => {
  if (!rows) return {};
  const list: unknown[] = [...(claim[rows.list] ?? [])];
  const own = answers[rows.list];
  if (row !== undefined && Array.isArray(own)) list[row] = own[row];
  return { [rows.list]: list };
};
