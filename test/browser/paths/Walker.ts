import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Locator } from 'playwright/test';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { answersOn, type Answers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { addedRow, removedRow } from '#machines/flow/rows.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { arrivedOn } from '#test/model/asked.ts';
import { linksTo } from '#test/model/beginnings.ts';
import type { Report } from '#test/browser/report.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import { addFiles } from './addFiles.ts';
import { often } from '#test/browser/support/often.ts';
import { fillPage } from './fillPage.ts';
import { follow, type Beginning } from './follower.ts';
import { expectAsked } from './formShown.ts';
import { withoutEmpty } from './leaves.ts';
import { noteSent } from './looked.ts';
import { registered } from './registered.ts';
import { seed, stored } from './seed.ts';

/** A reporter in the browser and the machine that says what they must see, side by side. */
export class Walker {
  readonly #report: Report;
  readonly #flow: Flow;
  readonly #follower: ReturnType<typeof follow>;
  /** The claim that the page shows since it was answered. */
  #filled: ClaimDetail | undefined;

  private constructor(report: Report, flow: Flow, beginning: Beginning) {
    this.#report = report;
    this.#flow = flow;
    this.#follower = follow(flow, beginning);
  }

  /** A reporter on the first page of a flow, as a link leads there, or on the page up to which the service has a claim. */
  static async arrive(report: Report, flow: Flow, beginning: Beginning): Promise<Walker> {
    const walker = new Walker(report, flow, beginning);
    const { prefill, seeded } = beginning;
    if (seeded) await seed(report.page, flow, seeded.claim);
    const { referer, contactHanded, reporter = {} } = prefill;
    if (contactHanded)
      await report.page.addInitScript(
        (contact) => sessionStorage.setItem('hlaska.contact', contact),
        JSON.stringify(reporter),
      );
    const query = new URLSearchParams(linkTelling(flow, prefill));
    query.set('flow', flow.flowType);
    if (referer) query.set('referer', referer);
    await report.page.goto(`${walker.#pathOf(seeded?.page ?? flow.start)}?${query}`);
    await walker.#expectSame();
    return walker;
  }

  get page(): Page {
    return this.#follower.page();
  }

  /** Answers the page; nothing is sent yet. */
  async fill(answers: Answers): Promise<void> {
    this.#filled = await fillPage(this.#report.page, this.page, this.#follower.claim(), answers);
    await addFiles(this.#report.page);
  }

  /** The page still says what it was answered. */
  async expectFilled(): Promise<void> {
    if (this.#filled) await expectAsked(this.#report.page, this.page, this.#filled);
  }

  /** Presses Continue, agrees to what is asked before the page turns, and compares where it leads. */
  async goOn(answers: Answers): Promise<void> {
    await this.#do({ type: 'NEXT', answers }, this.#forward());
  }

  async goBack(): Promise<void> {
    await this.#do({ type: 'BACK' }, this.#report.button('common:action.back'));
  }

  async addRow(): Promise<void> {
    const edit = addedRow(this.page, this.#follower.claim());
    if (!edit) throw new Error(`${this.page.code} takes no further row.`);
    await this.#do(edit, this.#report.button(this.#wordsOf('add')));
  }

  async removeRow(at: number): Promise<void> {
    const { page } = this;
    const edit = removedRow(page, this.#follower.claim(), at);
    if (!edit) throw new Error(`${page.code} leaves no row ${at} out.`);
    const remove = new RegExp(`^${this.#report.say(this.#wordsOf('remove'))}: `);
    const button =
      page.row === undefined
        ? this.#report.page
            .locator(`[data-field="${page.rows?.list}[${at}]"]`)
            .getByRole('button', { name: remove })
        : this.#report.button(this.#wordsOf('leaveOut'));
    await this.#do(edit, button);
  }

  /**
   * Presses Back over as many of the pages as come before this one, up to the last that is wanted, and Continue until here again;
   * each shows what was answered.
   */
  async goBackAndReturn(pages: ReadonlySet<string>, wanted: Iterable<string> = pages): Promise<void> {
    const end = this.page.code;
    const walked = situationOf(this.#flow, this.#follower.claim()).walked.map(({ code }) => code);
    const before = walked.slice(0, walked.indexOf(end)).toReversed();
    const there = before.findIndex((code) => !pages.has(code));
    const over = before.slice(0, there === -1 ? before.length : there);
    const seen = new Set(wanted);
    const way = over.slice(0, over.findLastIndex((code) => seen.has(code)) + 1);
    for (const code of way) {
      await this.goBack();
      expect(this.page.code).toBe(code);
      await this.#expectShown();
    }
    for (const _ of way) await this.goOn(answersOn(this.page, this.#follower.claim()));
    expect(this.page.code).toBe(end);
  }

  /** What was sent is registered, whole. */
  async expectSent(): Promise<void> {
    const { state, detail, claimRequestUuid, documents, result } = await stored(
      this.#report.page,
      this.#flow,
    );
    const claim = this.#follower.saved() ?? {};
    expect({ state, detail: withoutEmpty(detail) }).toEqual({
      state: 'FINAL',
      detail: withoutEmpty(registered(claim, { claimRequestUuid, documents })),
    });
    const number = result?.claimList[0]?.claimNumber;
    if (number !== undefined && this.#flow.flowType === 'DRAFT') noteSent(number, this.#flow, claim);
  }

  async #expectShown(): Promise<void> {
    const begun = arrivedOn(this.page, this.#follower.claim());
    await expectAsked(this.#report.page, this.page, begun);
  }

  async #do(event: FlowEvent, button: Locator): Promise<void> {
    const { code } = this.page;
    this.#filled = undefined;
    const heading = this.#report.page.locator('h1');
    await heading.evaluate((shown) => shown.setAttribute('data-left', ''));
    await button.click();
    await this.#follower.send(event);
    for (let dialog = this.#follower.dialog(); dialog; dialog = this.#follower.dialog()) {
      await expect(this.#report.dialog(dialog), await this.#complaint()).toBeVisible();
      await this.#report.answerDialog(dialog, 'confirm');
      await this.#follower.send({ type: 'CONFIRM' });
    }
    if (this.page.code === code) await heading.evaluate((shown) => shown.removeAttribute('data-left'));
    await this.#expectSame();
  }

  /** The page shown is the machine's, and the service has stored what it saved. */
  async #expectSame(): Promise<void> {
    const { page } = this.#report;
    const path = this.#pathOf(this.page.code);
    const shown = async () => {
      const { pathname } = new URL(page.url());
      return pathname === path ? path : `${pathname}, ${await this.#complaint()}`;
    };
    await expect.poll(shown, often).toBe(path);
    await expect(page.locator('h1:not([data-left])')).toBeVisible();
    const saved = this.#follower.saved();
    const isSent = this.#flow.instances.some(({ submits, next }) => submits && next.includes(this.page.code));
    if (saved === undefined || isSent) return;
    await expect
      .poll(async () => withoutEmpty((await stored(page, this.#flow)).detail), often)
      .toEqual(withoutEmpty(saved));
  }

  /** Why Continue held the reporter back, if it did. */
  async #complaint(): Promise<string> {
    const alerts = await this.#report.page.getByRole('alert').allInnerTexts();
    return [this.page.code, ...alerts].join(': ');
  }

  /** The one primary button of the page. */
  #forward(): Locator {
    return this.#report.page.getByRole('main').locator('[data-look=primary]');
  }

  #wordsOf(key: string): string[] {
    const page = key === 'leaveOut' ? this.page : getPage(this.#flow, this.page.rows?.overview ?? '');
    return [...pageTextKeys(this.#flow.claimType, page, key)];
  }

  #pathOf(code: string): string {
    return flowAddress(this.#flow, defaultConfiguration.entryPrefix).pathOf(code);
  }
}

/** The query of the link that tells most of what is known, none where no link tells any of it. */
const linkTelling = (flow: Flow, known: ClaimDetail): string | undefined =>
  linksTo(flow)
    .filter(({ tells }) => isDeepStrictEqual({ ...known, ...tells }, known))
    .toSorted((one, other) => Object.keys(other.tells).length - Object.keys(one.tells).length)[0]?.query;
