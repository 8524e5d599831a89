import { propertyDraft } from '#machines/flows/property/draft.ts';
import { Report } from '#test/browser/report.ts';

/** A report of damage to property: its pages and their fields have words of their own. */
export class PropertyReport extends Report {
  override readonly flow = propertyDraft;

  override enter(): Promise<void> {
    return super.enter('property');
  }

  override titleOf(code: string): string {
    return this.#textOf(code, 'title');
  }

  override nameOf(code: string): string {
    return this.#textOf(code, 'name');
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
