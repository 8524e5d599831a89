import type { UniKind } from '#machines/claim/enums.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { Report } from '#test/browser/report.ts';
import { fieldsOf, type Fields } from '#test/browser/support/fields.ts';
import type { Say } from '#test/browser/support/words.ts';

const viewOf = (code: string): string => {
  const page = uniflowDraft.instances.find((one) => one.code === code);
  if (!page) throw new Error(`A claim of the universal flow has no page ${code}.`);
  return page.view;
};

/** A report about a machine, a pet, a journey or something else, begun at its tile on the start page. */
export class UniflowReport extends Report {
  override readonly flow = uniflowDraft;
  kind: UniKind = 'PET';
  #view = '';

  /** Finds a field by its words on this page, by those of the line, or by the common ones. */
  readonly #sayHere: Say = (key, values) =>
    this.say(
      [key].flat().flatMap((one) => {
        const field = /^fields:(.*)$/.exec(one)?.[1];
        return field ? [`uniflow:${this.#view}.fields.${field}`, `uniflow:fields.${field}`, one] : [one];
      }),
      values,
    );

  override readonly fields: Fields = fieldsOf(this.page, this.#sayHere);

  override enter(): Promise<void> {
    return super.enter(this.kind);
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
    const uuid = await this.page.evaluate(() => localStorage.getItem('hlaska.claim.uniflow.DRAFT'));
    if (uuid === null) throw new Error('This browser works on no claim of the universal flow.');
    return uuid;
  }

  #textOf(code: string, key: 'title' | 'name'): string {
    const view = viewOf(code);
    const names = [`${view}.${this.kind}`, `${view}.self`, view];
    return this.say(names.flatMap((name) => [`uniflow:${name}.${key}`, `shared:${name}.${key}`]));
  }
}
