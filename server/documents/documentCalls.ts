import type { Codelists } from '#server/codelists/codelists.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { Ownership } from '#server/reports/getOwnClaim.ts';
import type { Counted } from '#server/sessions/callers.ts';
import { checkRegularly } from './checkRegularly.ts';
import { deleteDocument } from './deleteDocument.ts';
import type { DocumentStore } from './documentStore.ts';
import { downloadDocument } from './downloadDocument.ts';
import { createInspector } from './inspector.ts';
import { listDocuments } from './listDocuments.ts';
import { awaited } from './scan.ts';
import { uploadDocument } from './uploadDocument.ts';

interface Parameters extends Ownership, Counted {
  readonly documents: DocumentStore;
  readonly codelists: Codelists;
  /** The types of files that may be uploaded. */
  readonly accepted: readonly string[];
  /** Address of a clamd daemon, or `awaited`; without it only the EICAR test virus is found. */
  readonly clamd: string | undefined;
  /** Milliseconds between two looks for files that wait for the virus scanner. */
  readonly wakeInterval: number | undefined;
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing: NoteOutgoing | undefined;
}

const everyFiveSeconds = 5000;

/** The calls of the files of a report, and the regular look into those that wait for the virus scanner. */
export const documentCalls: AreaPlugin<Parameters> = async (app, { accepted, clamd, ...parameters }) => {
  const { wakeInterval = everyFiveSeconds } = parameters;
  const inspector = createInspector({ accepted, clamd });
  app.addHook('onClose', () => inspector.close());
  uploadDocument(app, { ...parameters, inspector });
  listDocuments(app, parameters);
  downloadDocument(app, parameters);
  deleteDocument(app, parameters);
  // Nobody could tell anything of them yet.
  if (clamd !== awaited) checkRegularly(app, { ...parameters, inspector }, wakeInterval);
};
