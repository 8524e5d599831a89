import type { UniKind } from '#machines/claim/enums.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { Report } from '#test/browser/report.ts';

const viewOf = (code: string): string => {
  const page = uniflowDraft.instances.find((one) => one.code === code);
  if (!page) throw new Error(`A claim of the universal flow has no page ${code}.`);
  return page.view;
};

/** A report about a machine, a pet, a journey or something else, begun at its tile on the start page. */
export class UniflowReport extends Report {
  override readonly flow = uniflowDraft;
  kind: UniKind = 'PET';

  override enter(): Promise<void> {
    return super.enter(this.kind);
  }

  override titleOf(code: string): string {
    return this.#textOf(code, 'title');
  }

  override nameOf(code: string): string {
    return this.#textOf(code, 'name');
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
