import { getPage } from '#machines/flow/compile.ts';
import { expect, type Locator, type Page } from 'playwright/test';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn, type SpokenTo } from '#machines/claim/derived/spokenTo.ts';
import type { TextVariant } from '#machines/claim/derived/textVariants.ts';
import type { ClaimType, UniKind } from '#machines/claim/enums.ts';
import type * as z from 'zod';
import { StoredClaim } from '#machines/service/claims.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { pageScopes, textKeys } from '#machines/report/textKeys.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { fieldsOf, type Fields } from './support/fields.ts';
import { wordsOf, type Say } from './support/words.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pages whose button says more than Continue. */
const forwards: Readonly<Record<string, string>> = {
  index: 'shared:index.begin',
  summary: 'shared:summary.send',
};

/** One report in one browser window, in one language: what its reporter sees and presses. */
export class Report {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
  readonly fields: Fields;
  readonly flow: Flow = carDraft;
  /** Some pages have another heading depending on who was harmed. */
  variant: TextVariant = 'HAV';
  /** Whom the words of the page shown address. */
  to: SpokenTo | undefined;
  #view = '';

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = wordsOf(language);
    this.fields = fieldsOf(page, this.#sayHere);
  }

  /** Opens the start page and chooses the language. */
  async arrive(): Promise<void> {
    await this.page.goto('/');
    if (this.language !== 'cs') await this.speak(this.language);
    await expect(this.heading()).toHaveText(this.say('start:title'));
  }

  /** Begins a report of a line from the start page. */
  async enter(line: ClaimType | UniKind): Promise<void> {
    const name = new RegExp(`^${escaped(this.say(`start:lines.${line}.title`))}`);
    await this.page.getByRole('link', { name }).click();
  }

  /** Presses a language in the header. */
  async speak(language: Language): Promise<void> {
    await this.page.getByRole('banner').locator(`button[lang=${language}]`).click();
  }

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  button(key: string | string[]): Locator {
    return this.page.getByRole('button', { name: this.say(key), exact: true });
  }

  dialog(name: string): Locator {
    const title = new RegExp(`^${escaped(this.say(`dialogs:${name}.title`))}`);
    return this.page.getByRole('dialog', { name: title });
  }

  /** Asks to change an answer that is told in a line. */
  async unfold(name: string): Promise<void> {
    await this.page.locator(`[data-folded="${name}"]`).getByRole('button').click();
  }

  /** Presses an answer of a dialog. */
  async answerDialog(name: string, answer: 'confirm' | 'refuse' | 'instead'): Promise<void> {
    await this.dialog(name)
      .getByRole('button', { name: this.say(`dialogs:${name}.${answer}`), exact: true })
      .click();
  }

  /** Opens what few do with a report: show whose contact it has, begin it again, give it up. */
  moreOptions(): Promise<void> {
    return this.page.getByText(this.say('common:action.more'), { exact: true }).click();
  }

  /** What leads on from a page, by its text: a button, from the first page a link. */
  forward(code = ''): Locator {
    const key = forwards[code] ?? 'common:action.continue';
    return this.button(key).or(this.page.getByRole('link', { name: this.say(key), exact: true }));
  }

  async goOn(code?: string): Promise<void> {
    await this.forward(code).click();
  }

  async goBack(): Promise<void> {
    await this.button('common:action.back').click();
  }

  /** The heading of a page of the car's report. */
  titleOf(code: string): string {
    return this.#textOf(code, 'title');
  }

  /** What check-your-answers calls a page. */
  nameOf(code: string): string {
    return this.#textOf(code, 'name');
  }

  /** Finds a field by its words on this page, by those of its line, or by the common ones. */
  readonly #sayHere: Say = (key, values) =>
    this.say(
      [key].flat().flatMap((one) => {
        const field = /^fields:(.*)$/.exec(one)?.[1];
        const scopes = pageScopes(this.flow.claimType, { view: this.#view }, this.to);
        return field === undefined ? [one] : textKeys(scopes, field);
      }),
      values,
    );

  /** The rows of a record have the same words and a number each. */
  #textOf(code: string, key: 'title' | 'name'): string {
    const { row } = getPage(this.flow, code);
    const number = row === undefined ? '' : row + 1;
    const line = this.flow.claimType;
    const view = this.#viewOf(code);
    const variants = [this.to && `${this.variant}.${this.to}`, this.variant, this.to];
    const names = [...variants.flatMap((variant) => (variant ? [`${view}.${variant}`] : [])), view];
    const keys = names.flatMap((name) => [`${line}:${name}.${key}`, `shared:${name}.${key}`]);
    return this.say(keys, { number });
  }

  #viewOf(code: string): string {
    return getPage(this.flow, code).view;
  }

  async expectOn(code: string): Promise<void> {
    this.#view = this.#viewOf(code);
    await expect(this.heading()).toHaveText(this.titleOf(code));
  }

  /** The page is read from its beginning: its heading has the focus, and nothing above it is out of sight. */
  async expectOnTop(): Promise<void> {
    await expect(this.heading()).toBeFocused();
    expect(await this.page.evaluate(() => scrollY)).toBe(0);
  }

  /** Leads from check-your-answers to a page of it. */
  async change(code: string): Promise<void> {
    const name = new RegExp(`^${this.say('common:action.change')} ?: ${this.nameOf(code)}$`);
    await this.page.getByRole('button', { name }).click();
  }

  /** The uuid of the claim this browser works on. */
  async claimUuid(): Promise<string> {
    const uuid = await this.page.evaluate(() => localStorage.getItem('hlaska.claim.car.DRAFT'));
    if (uuid === null) throw new Error('This browser works on no claim.');
    return uuid;
  }

  /** The claim as the service has stored it. */
  async stored(): Promise<z.infer<typeof StoredClaim>> {
    const answer = await this.page.request.get(`/rest/claim/${await this.claimUuid()}`);
    return StoredClaim.parse(await answer.json());
  }

  /** Creates a claim with these answers in this browser's session, as if in another window. */
  async begin(detail: ClaimDetail): Promise<void> {
    this.to = spokenToIn(detail);
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const created = await this.page.request.post('/rest/claim/create', {
      headers,
      data: { claimType: this.flow.claimType, flowType: 'DRAFT' },
    });
    const { activeClaimUuid } = await created.json();
    const saved = await this.page.request.post(`/rest/claim/${activeClaimUuid}/save/0`, {
      headers,
      data: detail,
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
}
