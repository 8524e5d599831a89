import type { Locator } from 'playwright/test';
import { getPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { FlowEvent } from '../../../machines/flow/flowTypes.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { addedRow, removedRow } from '../../../machines/flow/rows.ts';
import { walk } from '../../../machines/flow/walk.ts';
import type { Answers } from '../../../machines/flow/withAnswers.ts';
import { StoredClaim } from '../../../machines/service/claims.ts';
import { serviceOf } from '../../../machines/service/claimRequest.ts';
import { flowAddress } from '../../../src/app/flowAddress.ts';
import { defaultConfiguration } from '../../../server/defaultConfiguration.ts';
import { answersElsewhere } from '../../../src/pages/answersElsewhere.ts';
import type { Report } from '../report.ts';
import { expect } from '../support/reportTest.ts';
import { addFiles } from './addFiles.ts';
import { readControls, type Control } from './controls.ts';
import { fillPage } from './fillPage.ts';
import { follow, type Follower } from './follower.ts';
import { told } from './leaves.ts';
import { registered } from './registered.ts';
import type { ModelPath } from '../../model/modelPaths.ts';

/** A reporter in the browser and the machine that says what they must see, side by side on one path. */
export class Walker {
  readonly #report: Report;
  readonly #flow: Flow;
  readonly #follower: Follower;
  /** What the pages were told and showed then, by their codes. */
  readonly #given = new Map<string, Answers>();
  readonly #shown = new Map<string, readonly Control[]>();

  constructor(report: Report, flow: Flow, { beginning }: ModelPath) {
    this.#report = report;
    this.#flow = flow;
    this.#follower = follow(flow, beginning);
  }

  get page(): Page {
    return this.#follower.page();
  }

  /** Opens the flow at its first page, as a link leads there. */
  async arrive({ referer }: ModelPath['beginning']): Promise<void> {
    const query = new URLSearchParams({ flow: this.#flow.flowType, ...(referer && { referer }) });
    await this.#report.page.goto(`${this.#pathOf(this.#flow.start)}?${query}`);
    await this.#expectSame();
  }

  /** Answers the page as the event says; nothing is sent yet. */
  async fill(answers: Answers): Promise<Answers> {
    const { page } = this.#report;
    const given = await fillPage(page, {
      flow: this.#flow,
      page: this.page,
      claim: this.#follower.claim(),
      answers,
    });
    await addFiles(page);
    this.#given.set(this.page.code, given);
    this.#shown.set(this.page.code, await readControls(page));
    return given;
  }

  /** Presses Continue, answers what is asked before the page turns, and compares where that leads. */
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
    // Other parties stand there now.
    for (const code of page.rows?.pages.slice(at) ?? []) this.#shown.delete(code);
    const remove = new RegExp(`^${this.#report.say(this.#wordsOf('remove'))}: `);
    const button =
      page.row === undefined
        ? this.#report.page
            .locator(`[data-field="${page.rows?.list}[${at}]"]`)
            .getByRole('button', { name: remove })
        : this.#report.button(this.#wordsOf('leaveOut'));
    await this.#do(edit, button);
  }

  /** Presses Back until the first page and Continue until here again; every page is the one the walk says and shows what was typed. */
  async goBackAndReturn(): Promise<void> {
    const end = this.page.code;
    const before = walk(this.#flow, this.#follower.claim()).map(({ code }) => code);
    const way = before.slice(0, before.indexOf(end));
    for (const code of way.toReversed()) {
      await this.goBack();
      expect(this.page.code).toBe(code);
      await this.expectShown();
    }
    for (const _ of way) await this.goOn(this.#answersAgain());
    expect(this.page.code).toBe(end);
  }

  /** Sends, and finds the whole claim registered. */
  async expectSent(): Promise<void> {
    const { state, detail, claimRequestUuid, documents } = await this.#stored();
    expect({ state, detail: told(detail) }).toEqual({
      state: 'FINAL',
      detail: told(registered(this.#follower.saved() ?? {}, { claimRequestUuid, documents })),
    });
  }

  /** The form still says what was answered on the page. */
  async expectShown(): Promise<void> {
    const typed = this.#shown.get(this.page.code);
    if (!typed) return;
    await expect
      .poll(async () => answersIn(await readControls(this.#report.page)), {
        message: `${this.page.code} shows what was typed`,
      })
      .toEqual(answersIn(typed));
  }

  async #do(event: FlowEvent, button: Locator): Promise<void> {
    const { code } = this.page;
    const heading = this.#report.page.locator('h1');
    await heading.evaluate((shown) => shown.setAttribute('data-left', ''));
    await button.click();
    await this.#follower.send(event);
    for (let dialog = this.#follower.dialog(); dialog; dialog = this.#follower.dialog()) {
      await expect(this.#report.dialog(dialog.name), await this.#complaint()).toBeVisible();
      await this.#report.answerDialog(dialog.name, 'confirm');
      await this.#follower.send(dialog.onConfirm);
    }
    if (this.page.code === code) await heading.evaluate((shown) => shown.removeAttribute('data-left'));
    await this.#expectSame();
  }

  /** The page shown is the machine's, and the service has stored what it saved. */
  async #expectSame(): Promise<void> {
    const { page } = this.#report;
    const path = this.#pathOf(this.page.code);
    await expect.poll(() => new URL(page.url()).pathname, { message: await this.#complaint() }).toBe(path);
    await expect(page.locator('h1:not([data-left])')).toBeVisible();
    const saved = this.#follower.saved();
    const isSent = this.#flow.pages.some(({ sends, next }) => sends && next.includes(this.page.code));
    if (saved === undefined || isSent) return;
    await expect.poll(async () => told((await this.#stored()).detail)).toEqual(told(saved));
  }

  /** Why Continue held the reporter back, if it did. */
  async #complaint(): Promise<string> {
    const alerts = await this.#report.page.getByRole('alert').allInnerTexts();
    return [this.page.code, ...alerts].join(': ');
  }

  /** What a page says that is passed again: what it was told, rows as they are by now. */
  #answersAgain(): Answers {
    const { page } = this;
    const claim = this.#follower.claim();
    if (page.rows) return { [page.rows.list]: claim[page.rows.list] };
    const given = this.#given.get(page.code) ?? {};
    return { ...given, ...answersElsewhere(this.#flow, page, claim, given) };
  }

  async #stored() {
    const key = `hlaska.claim.${this.#flow.code}`;
    const uuid = await this.#report.page.evaluate((name) => localStorage.getItem(name), key);
    const answer = await this.#report.page.request.get(`/rest/${serviceOf[this.#flow.flowType]}/${uuid}`);
    return StoredClaim.parse(await answer.json());
  }

  /** The one primary button of the page. */
  #forward(): Locator {
    return this.#report.page.getByRole('main').locator('button[data-look=primary]');
  }

  #wordsOf(key: string): string {
    const view =
      key === 'leaveOut' ? this.page.view : getPage(this.#flow, this.page.rows?.overview ?? '').view;
    return `${this.#flow.claimType}:${view}.${key}`;
  }

  #pathOf(code: string): string {
    return flowAddress(this.#flow, defaultConfiguration.entryPrefix).pathOf(code);
  }
}

const answersIn = (controls: readonly Control[]) =>
  Object.fromEntries(
    controls.filter(({ value }) => value.length > 0).map(({ name, value }) => [name, value]),
  );
