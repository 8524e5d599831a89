import { lifeDraft } from '#machines/flows/life/draft.ts';
import { Report } from '#test/browser/report.ts';

/** A report of a life event. */
export class LifeReport extends Report {
  override readonly flow = lifeDraft;

  override enter(): Promise<void> {
    return super.enter('life');
  }

  override async claimUuid(): Promise<string> {
    const uuid = await this.page.evaluate(() => localStorage.getItem('hlaska.claim.life.DRAFT'));
    if (uuid === null) throw new Error('This browser works on no life claim.');
    return uuid;
  }
}
