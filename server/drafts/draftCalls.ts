import type { AreaPlugin } from '#server/http/area.ts';
import { authoriseDraft, type Authorising } from './authoriseDraft.ts';
import { handOver } from './handOver.ts';
import { listDrafts } from './listDrafts.ts';
import { openLinked } from './openLinked.ts';
import { openDraft } from './openDraft.ts';
import { takeOver } from './takeOver.ts';

/** The calls of stored drafts: they are listed, opened again, by a number too, and handed over to another device. */
export const draftCalls: AreaPlugin<Authorising> = async (app, parameters) => {
  listDrafts(app, parameters);
  authoriseDraft(app, parameters);
  openDraft(app, parameters);
  openLinked(app, parameters);
  handOver(app, parameters);
  takeOver(app, parameters);
};
