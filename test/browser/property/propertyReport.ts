import { findPage } from '#machines/flow/compile.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { Report } from '#test/browser/report.ts';
import { fieldsOf, type Fields } from '#test/browser/support/fields.ts';
import type { Say } from '#test/browser/support/words.ts';

/** A report of damage to property: its pages and their fields have words of their own. */
export class PropertyReport extends Report {
  override readonly flow = propertyDraft;
  #view = '';

  /** Finds a field by its words on this page, by those of property, or by the common ones. */
  readonly #sayHere: Say = (key, values) =>
    this.say(
      [key].flat().flatMap((one) => {
        const field = /^fields:(.*)$/.exec(one)?.[1];
        return field ? [`property:${this.#view}.fields.${field}`, `property:fields.${field}`, one] : [one];
      }),
      values,
    );

  override readonly fields: Fields = fieldsOf(this.page, this.#sayHere);

  override enter(): Promise<void> {
    return super.enter('property');
  }

  override titleOf(code: string): string {
    return this.#textOf(code, 'title');
  }

  override nameOf(code: string): string {
    return this.#textOf(code, 'name');
  }

  override async expectOn(code: string): Promise<void> {
    this.#view = findPage(propertyDraft, code)?.view ?? '';
    await super.expectOn(code);
  }

  override async claimUuid(): Promise<string> {
    const uuid = await this.page.evaluate(() => localStorage.getItem('hlaska.claim.property.DRAFT'));
    if (uuid === null) throw new Error('This browser works on no property claim.');
    return uuid;
  }

  #textOf(code: string, key: 'title' | 'name'): string {
    const texts = [`${code}.${this.variant}.${key}`, `${code}.${key}`];
    return this.say(texts.flatMap((text) => [`property:${text}`, `shared:${text}`]));
  }
}
