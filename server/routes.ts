import { actFor } from './auth/actFor.ts';
import { beginSignIn } from './auth/signIn/beginSignIn.ts';
import { finishSignIn } from './auth/signIn/finishSignIn.ts';
import { knownClient } from './auth/knownClient.ts';
import { land } from './auth/land.ts';
import { logout } from './auth/logout.ts';
import { readSession } from './auth/readSession.ts';
import { whoAmI } from './auth/whoAmI.ts';
import { buildInfo } from './application/buildInfo.ts';
import { configuration } from './application/configuration.ts';
import { health } from './application/health.ts';
import { helpdeskReport } from './application/helpdeskReport.ts';
import { log } from './application/log.ts';
import { translation } from './application/translation.ts';
import { bankAccount } from './lookups/bankAccount.ts';
import { begin } from './claims/begin.ts';
import { create } from './claims/create.ts';
import { discard } from './claims/discard.ts';
import { finalize } from './finalize/finalize.ts';
import { findDuplicate } from './lookups/findDuplicate.ts';
import { ocrAllowed } from './lookups/ocrAllowed.ts';
import { readClaim } from './claims/readClaim.ts';
import { save } from './claims/save.ts';
import { searchPolicy } from './lookups/searchPolicy.ts';
import { codelist } from './codelists/codelist.ts';
import { deleteDocument } from './documents/deleteDocument.ts';
import { downloadDocument } from './documents/downloadDocument.ts';
import { listDocuments } from './documents/listDocuments.ts';
import { uploadDocument } from './documents/uploadDocument.ts';
import { authoriseDraft } from './drafts/authoriseDraft.ts';
import { handOver } from './drafts/handOver.ts';
import { listDrafts } from './drafts/listDrafts.ts';
import { locks } from './drafts/locks.ts';
import { takeOver } from './drafts/takeOver.ts';
import { openDraft } from './drafts/openDraft.ts';
import { addressAt } from './map/addressAt.ts';
import { confirmCode } from './identification/confirmCode.ts';
import { readIdentification } from './identification/readIdentification.ts';
import { sendCode } from './identification/sendCode.ts';
import { searchMap } from './map/searchMap.ts';
import { claimPreview } from './preview/claimPreview.ts';
import { pollable } from './process/pollable.ts';
import type { App } from './route.ts';
import type { Service } from './service.ts';
import { repairShops } from './vehicles/repairShops.ts';
import { searchDamaged } from './vehicles/searchDamaged.ts';
import { selfInspection } from './vehicles/selfInspection.ts';

/** Every call of the service, one file each. */
export const routes: readonly ((app: App, service: Service) => void)[] = [
  create,
  begin,
  readClaim,
  save,
  finalize,
  discard,
  claimPreview,
  bankAccount,
  findDuplicate,
  ocrAllowed,
  searchPolicy,
  searchDamaged,
  selfInspection,
  repairShops,
  searchMap,
  addressAt,
  uploadDocument,
  listDocuments,
  downloadDocument,
  deleteDocument,
  listDrafts,
  readSession,
  logout,
  whoAmI,
  knownClient,
  land,
  beginSignIn,
  finishSignIn,
  actFor,
  authoriseDraft,
  openDraft,
  handOver,
  takeOver,
  locks,
  sendCode,
  confirmCode,
  readIdentification,
  pollable,
  codelist,
  translation,
  configuration,
  buildInfo,
  log,
  helpdeskReport,
  health,
];
