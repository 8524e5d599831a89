import { getPage } from '#machines/flow/compile.ts';
import type { Locator } from 'playwright/test';
import type { Flow } from '#machines/report/claimFlow.ts';
import { controlFor, type Question } from '#machines/flow/question.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { addFiles } from '#test/browser/paths/addFiles.ts';
import { setControl } from '#test/browser/paths/setControl.ts';
import type { Report } from '#test/browser/report.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import type { ShortAnswers } from './shortJourney.ts';
import { shownQuestions } from './shownQuestions.ts';
import { addTap, tapsOf } from './taps.ts';
import { pointAt } from '#test/browser/support/pointAt.ts';

/** How long a report was. */
export interface Count {
  readonly pages: readonly string[];
  readonly questions: readonly string[];
  /** What was tapped, page by page. */
  readonly taps: readonly string[];
  /** Headings of the dialogs answered, the one that asks before sending included. */
  readonly dialogs: readonly string[];
}

/**
 * Sends a report from the page that is open, as somebody does who answers what must be answered and takes what is filled in
 * already, and counts what was seen and tapped on the way.
 */
export const walkShort = async (report: Report, flow: Flow, answers: ShortAnswers): Promise<Count> => {
  const { page: window } = report;
  const { pageOf } = flowAddress(flow, defaultConfiguration.entryPrefix);
  const ends = flow.instances.filter(({ submits }) => submits).flatMap(({ next }) => next);
  const codeOf = () => pageOf(new URL(window.url()).pathname);
  const pages: string[] = [];
  const questions: string[] = [];
  const dialogs: string[] = [];
  const taps: string[] = [];
  const before = (await tapsOf(window)).length;
  for (;;) {
    const code = codeOf();
    if (code === undefined) throw new Error(`${window.url()} is no page of ${flow.code}.`);
    if (ends.includes(code)) break;
    pages.push(code);
    // Before the page listens, an answer brings nothing up.
    await window.waitForFunction(() => self.early === undefined);
    const { seen, leading } = await answer(report, flow, code, answers);
    const inBoxes = inBoxesOf(getPage(flow, code).questions);
    const asked = [...seen].filter((name) => !inBoxes.has(name.replaceAll(/\[\d+\]/g, '[]')));
    questions.push(...asked.map((name) => `${code}: ${name}`));
    if (flow.flowType === 'UPLOAD' && code === 'documents') {
      await addFiles(window);
      await addTap(window, 'file');
    }
    dialogs.push(...(await goOn(report, codeOf, leading)));
    const tapped = (await tapsOf(window)).slice(before + taps.length);
    taps.push(...tapped.map((tap) => `${code}: ${tap}`));
  }
  return { pages, questions, dialogs, taps };
};

interface Answered {
  readonly seen: ReadonlySet<string>;
  /** What answers the last question and goes on in one. */
  readonly leading?: Locator;
}

/** Answers what a page asks and does not know yet; returns what it asked. */
const answer = async (
  { page: window }: Report,
  flow: Flow,
  code: string,
  answers: ShortAnswers,
): Promise<Answered> => {
  const page = getPage(flow, code);
  const seen = new Set<string>();
  for (;;) {
    const shown = await shownQuestions(window, page);
    const open = shown.find(
      ({ name, isAnswered }) => !isAnswered && !seen.has(name) && answers[name] !== undefined,
    );
    if (!open) {
      for (const { name } of shown) seen.add(name);
      return { seen };
    }
    seen.add(open.name);
    const leading = await leadingTo(window, open.name, String([answers[open.name]].flat()[0]));
    if (leading) return { seen: seen.union(new Set(shown.map(({ name }) => name))), leading };
    const question = findQuestion(page.questions, open.name.replaceAll(/\[\d+\]/g, '[]'));
    const control = question && controlFor(question);
    if (control?.kind === 'vehicleParts') await pointAt(window, [answers[open.name]].flat().map(String));
    else if (control) await setControl({ window, name: open.name, control }, answers[open.name]);
    else await window.locator(`[name="${open.name}"][value="${String(answers[open.name])}"]`).click();
    await drawn(window);
  }
};

/** The button that answers a question and goes on, undefined where it is answered otherwise. */
const leadingTo = async (window: Report['page'], name: string, value: string) => {
  const kept = window.locator(`[name="${name}"][value="${value}"][hidden]`);
  if ((await kept.count()) === 0) return undefined;
  return window.locator(`[data-picks="${await kept.getAttribute('id')}"]`);
};

/** What an answer brings up is there a frame later. */
const drawn = async (window: Report['page']) => {
  await window.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // What a register is asked by is waited for.
  await expect(window.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** What the box of another question takes: one box is one question. */
const inBoxesOf = (questions: readonly Question[]): ReadonlySet<string> =>
  new Set(
    questions.flatMap(({ either, rows = [] }) => [...(either ? [either.with] : []), ...inBoxesOf(rows)]),
  );

const findQuestion = (questions: readonly Question[], path: string): Question | undefined => {
  for (const question of questions) {
    const found = question.ask === path ? question : findQuestion(question.rows ?? [], path);
    if (found) return found;
  }
  return undefined;
};

/** Presses what leads on and answers what is asked before the page turns; returns the headings of the dialogs. */
const goOn = async (
  report: Report,
  codeOf: () => string | undefined,
  leading?: Locator,
): Promise<readonly string[]> => {
  const { page: window } = report;
  const dialogs: string[] = [];
  const code = codeOf();
  await window.locator('h1').evaluate((shown) => shown.setAttribute('data-left', ''));
  await (leading ?? window.getByRole('main').locator('[data-look=primary]')).click();
  const agree = window.locator('dialog [data-look=primary], [role=dialog] [data-look=primary]');
  // What only says that we are busy asks nothing.
  const dialog = window.getByRole('dialog').filter({ has: window.locator('[data-look=primary]') });
  const turned = window.locator('h1:not([data-left])');
  for (;;) {
    const main = window.getByRole('main');
    const alert = main.getByRole('alert').or(main.locator('[aria-labelledby="summary-title"]'));
    await expect(dialog.or(turned).or(alert).first()).toBeVisible();
    if ((await dialog.count()) === 0) {
      if ((await turned.count()) === 0)
        throw new Error(`${code}: ${(await alert.allInnerTexts()).join(', ')}`);
      return dialogs;
    }
    const title = await dialog.getByRole('heading').first().innerText();
    dialogs.push(title);
    await agree.click();
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeHidden();
  }
};
