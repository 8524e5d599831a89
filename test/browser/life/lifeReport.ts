import { lifeDraft } from '../../../machines/flows/life/draft.ts';
import { Report } from '../report.ts';
import { fieldsOf, type Fields } from '../support/fields.ts';
import type { Say } from '../support/words.ts';

const viewOf = (code: string): string => {
  const page = lifeDraft.pages.find((one) => one.code === code);
  if (!page) throw new Error(`A life claim has no page ${code}.`);
  return page.view;
};

/** A report of a life event: its pages and their fields have words of their own. */
export class LifeReport extends Report {
  override readonly flow = lifeDraft;
  #view = '';

  /** Finds a field by its words on this page, by those of life, or by the common ones. */
  readonly #sayHere: Say = (key, values) =>
    this.say(
      [key].flat().flatMap((one) => {
        const field = /^fields:(.*)$/.exec(one)?.[1];
        return field ? [`life:${this.#view}.fields.${field}`, `life:fields.${field}`, one] : [one];
      }),
      values,
    );

  override readonly fields: Fields = fieldsOf(this.page, this.#sayHere);

  override enter(): Promise<void> {
    return super.enter('life');
  }

  override titleOf(code: string): string {
    return this.#textOf(code, 'title');
  }

  override nameOf(code: string): string {
    return this.#textOf(code, 'name');
  }

  override async expectOn(code: string): Promise<void> {
    this.#view = viewOf(code);
    await super.expectOn(code);
  }

  override async claimUuid(): Promise<string> {
    const uuid = await this.page.evaluate(() => localStorage.getItem('hlaska.claim.life.DRAFT'));
    if (uuid === null) throw new Error('This browser works on no life claim.');
    return uuid;
  }

  #textOf(code: string, key: 'title' | 'name'): string {
    const view = viewOf(code);
    const [number = ''] = /\d*$/.exec(code) ?? [];
    return this.say([`life:${view}.${this.variant}.${key}`, `life:${view}.${key}`, `shared:${view}.${key}`], {
      number,
    });
  }
}
