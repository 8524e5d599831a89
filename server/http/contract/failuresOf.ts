import { failures, type FailureCode } from '#machines/calls/failures.ts';
import { FileRefusal } from '#machines/service/sales/filesAndMessages.ts';
import { changes, contract, needsSession } from './contract.ts';

/** A failure that a call may answer with. */
export interface Refusal {
  readonly code: FailureCode;
  readonly status: number;
}

/** Codes, by the usual status of each or by another one that is named. */
type Codes = readonly (FailureCode | readonly [FailureCode, number])[];

const ofDraft: Codes = [['ACTIVE_REPORT_NOT_FOUND', 409]];
const ofRegisters: Codes = ['TOO_MANY_NUMBERS', ['245000000', 503]];
const ofFiles: Codes = [...FileRefusal.options, ['245000028', 408], ['245000028', 415]];

/** What a call refuses besides what every call of its kind does. */
const special: Readonly<Record<string, Codes>> = {
  create: ['245000004', '245000501'],
  begin: ['404', '245000004', '245000501'],
  save: [...ofDraft, '245000004', ['245000022', 409]],
  finalize: [...ofDraft, ...ofRegisters, '245000001', '245000003', '245000005', '245000501'],
  pollable: ['ACTIVE_REPORT_NOT_FOUND'],
  discard: ofDraft,
  authoriseDraft: ['245000012', '245000014', '245000015', 'DRAFT_AUTH_FORBIDDEN', ...ofRegisters],
  handOver: ofDraft,
  takeOver: ['ACTIVE_REPORT_NOT_FOUND', '245000012', '245000014', '245000015'],
  openLinked: ['ACTIVE_REPORT_NOT_FOUND', '245000012', '245000013', '245000014', '245000015'],
  lockedDrafts: ['403'],
  liftLock: ['403'],
  sendCode: ['404', '245000012'],
  confirmCode: ['CODE_EXPIRED', '245000012', '245000014', '245000015'],
  session: ['245000009'],
  signIn: ['245000501'],
  land: ['245000010'],
  actFor: ['403'],
  searchDamaged: [...ofDraft, ...ofRegisters, '245000018'],
  searchPolicy: [...ofDraft, ...ofRegisters, '245000018'],
  searchCompany: [...ofDraft, ...ofRegisters],
  selfInspection: [...ofDraft, ...ofRegisters],
  ocrAllowed: [...ofDraft, ...ofRegisters],
  bankAccount: [...ofDraft, ...ofRegisters],
  bankAccountOf: [...ofDraft, ...ofRegisters],
  findDuplicate: [...ofDraft, ...ofRegisters],
  uploadDocument: [...ofDraft, ...ofFiles],
  deleteDocument: ofDraft,
  searchMap: ['ADDRESS_SEARCH_ERROR'],
  addressAt: ['ADDRESS_SEARCH_ERROR'],
  searchClients: ['403', 'TOO_MANY_NUMBERS'],
  openClient: ['403'],
  revealOfClient: ['403'],
  policiesOfClient: ['403'],
  claimsOfClient: ['403'],
  reportForClient: ['403'],
  looksAtClient: ['403'],
  compareClient: ['403', 'TOO_MANY_NUMBERS'],
  companyOfClient: ['403', 'TOO_MANY_NUMBERS'],
  completeAddress: ['403', 'TOO_MANY_NUMBERS'],
  createClient: ['403', ['245000030', 409]],
  recordOfClient: ['403'],
  saveClient: ['403', ['245000022', 409], ['245000030', 409]],
  decodeVehicle: ['403', 'TOO_MANY_NUMBERS'],
  vehiclesOfClient: ['403'],
  beginVehicle: ['403'],
  createVehicle: ['403', '245000017', ['245000030', 409]],
  recordOfVehicle: ['403', '404'],
  saveVehicle: ['403', '404', ['245000022', 409], ['245000030', 409]],
  agentOfNumber: ['403', 'TOO_MANY_NUMBERS'],
  beginPolicy: ['403', '404'],
  createPolicy: ['403', '404', '245000017', ['245000030', 409]],
  recordOfPolicy: ['403', '404'],
  savePolicy: ['403', '404', ['245000022', 409], ['245000030', 409]],
  rolesOfClient: ['403'],
  discountsOfClient: ['403'],
  discountOfPolicy: ['403', '404'],
  saveDiscount: ['403', '404', ['245000022', 409], ['245000030', 409]],
  decideDiscount: ['403', '404', ['245000022', 409], ['245000030', 409]],
  searchLooks: ['403'],
  exportLooks: ['403'],
  readChat: ['403'],
  sendChat: ['403', '404'],
  endChat: ['403', '404'],
  askForHelp: ['245000012'],
  joinHelp: ['403', '245000014', '245000012'],
  askLine: ['404', '245000012'],
  endHelp: ['404'],
  findReports: ['403'],
  openReport: ['403'],
  readReportFile: ['403', '404'],
  unlockReport: ['403'],
  resendConfirmation: ['403', ...ofDraft],
  readTraffic: ['403'],
  readFeatures: ['403'],
  readFlowApprovals: ['403', '404'],
  approveFlow: ['403', '404'],
  readHealth: ['403'],
  readFailures: ['403'],
  readHandover: ['403'],
  readFiles: ['403'],
  readMessages: ['403'],
  listApprovals: ['403'],
  operate: ['403', ...ofDraft],
  askErasure: ['403', ['245000030', 400]],
  askExport: ['403', ['245000030', 400]],
  listExports: ['403'],
  downloadExport: ['403', '404'],
  decideApproval: ['403', '404', '245000013', ...ofDraft],
  breakGlass: ['403', '404', '245000013', ...ofDraft],
  sayWhyAlone: ['403', '404'],
  listIncidents: ['403'],
  listSwitches: ['403'],
  switchOn: ['403', ['245000022', 409], ['245000030', 400]],
  switchOff: ['403', ['245000022', 409]],
  seeSwitch: ['403', ['245000022', 409]],
  giveReport: ['403', '245000017', '245000012'],
  givenReport: ['403', '245000017'],
  speedPing: ['403'],
  speedDownload: ['403'],
  speedUpload: ['403'],
};

/** What a path parameter that names nothing is answered with, as is one of a form that nothing can have. */
export const unknownOf: Readonly<Record<string, FailureCode>> = {
  claimRequestUuid: 'ACTIVE_REPORT_NOT_FOUND',
  processId: '245000001',
  language: '245000002',
  namespace: '245000002',
  name: '245000002',
  service: '404',
  documentId: '404',
  client: '245000017',
  report: 'ACTIVE_REPORT_NOT_FOUND',
  thread: '404',
  approval: '404',
};

const ofEvery: Codes = ['245000000', ['245000000', 503]];
const ofCalls: Codes = [['245000000', 429], '245000009'];
const ofBodies: Codes = [
  ['245000030', 413],
  ['245000030', 415],
];
const ofReports: Codes = [
  'ACTIVE_REPORT_NOT_FOUND',
  '245000006',
  '245000007',
  '245000011',
  '245000013',
  'NEWER_DRAFT',
];

/** Every failure that the call of this name may answer with, by status. */
export function failuresOf(name: string): readonly Refusal[] {
  const { path, params, query } = contract[name] ?? { path: '' };
  const gaps = Object.keys(params?.shape ?? {});
  const codes: Codes = [
    ...ofEvery,
    ...(path.startsWith('/rest/') ? ofCalls : []),
    // A body that cannot be read is refused also where none is expected.
    ...(params || query || changes(name) ? (['245000030'] as const) : []),
    ...(changes(name) ? ofBodies : []),
    ...(changes(name) ? (['245000022'] as const) : []),
    ...(needsSession(name) && (path.includes(':claimRequestUuid') || name === 'pollable') ? ofReports : []),
    ...gaps.flatMap((gap) => unknownOf[gap] ?? []),
    ...(special[name] ?? []),
  ];
  const all = codes.map((one): Refusal =>
    typeof one === 'string' ? { code: one, status: failures[one].status } : { code: one[0], status: one[1] },
  );
  const once = new Map(all.map((one) => [`${one.status} ${one.code}`, one]));
  return [...once.values()].toSorted(
    (one, other) => one.status - other.status || one.code.localeCompare(other.code),
  );
}
