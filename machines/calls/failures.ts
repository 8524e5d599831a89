import * as z from 'zod';

/** What the client does once the reporter has read a failure. */
export type FailureAction =
  | 'RETRY'
  | 'RESET'
  | 'RELOAD'
  | 'LIST'
  | 'CLOSE'
  | 'AUTHORISE'
  | 'BACK_TO_FORM'
  | 'MODULE_DISABLED_PAGE'
  | 'HOME';

interface FailureKind {
  /** HTTP status; 0 for a failure that is no answer of a service. */
  readonly status: number;
  readonly action: FailureAction;
  readonly meaning: string;
}

const kind = (status: number, action: FailureAction, meaning: string): FailureKind => ({
  status,
  action,
  meaning,
});

/**
 * Every code, the HTTP status it is sent with and what the client does. The texts are in the namespace `failures`. Source:
 * specification section 8.
 */
export const failures = {
  '245000000': kind(500, 'RETRY', 'Service error.'),
  '245000001': kind(404, 'RETRY', 'Process not found.'),
  '245000002': kind(404, 'RETRY', 'Dictionary not found.'),
  '245000003': kind(409, 'RESET', 'Report not initialised.'),
  '245000004': kind(503, 'RETRY', 'Report not persisted.'),
  '245000005': kind(400, 'CLOSE', 'Attachment empty.'),
  '245000006': kind(400, 'RESET', 'Report uuid empty.'),
  '245000007': kind(403, 'AUTHORISE', 'Active report session missing.'),
  '245000008': kind(403, 'AUTHORISE', 'Active report session missing.'),
  '245000009': kind(401, 'RELOAD', 'Session null.'),
  '245000010': kind(403, 'RESET', 'Landing token null.'),
  '245000011': kind(403, 'LIST', 'Bad access to draft.'),
  '245000012': kind(429, 'LIST', 'Too many draft authorisation attempts.'),
  '245000013': kind(403, 'AUTHORISE', 'Unauthorised access to draft.'),
  '245000014': kind(400, 'RETRY', 'Bad draft match input.'),
  '245000015': kind(429, 'LIST', 'Bad draft match input, further attempts are blocked.'),
  '245000016': kind(409, 'CLOSE', 'Attachment exists.'),
  '245000017': kind(404, 'RETRY', 'Client not found.'),
  '245000018': kind(404, 'RETRY', 'Policy not found.'),
  '245000022': kind(403, 'RELOAD', 'Bad access to report.'),
  '245000024': kind(409, 'CLOSE', 'Attachment capacity of the claim full.'),
  '245000028': kind(400, 'CLOSE', 'Attachment validation error.'),
  '245000029': kind(413, 'CLOSE', 'Maximum upload size exceeded.'),
  '245000030': kind(400, 'BACK_TO_FORM', 'Payload validation error.'),
  '245000031': kind(422, 'CLOSE', 'Infected file.'),
  '245000033': kind(415, 'CLOSE', 'File type does not match the content.'),
  '245000036': kind(422, 'CLOSE', 'Archive inside archive.'),
  '245000037': kind(422, 'CLOSE', 'Wrong file type in archive.'),
  '245000038': kind(413, 'CLOSE', 'Too large file in archive.'),
  '245000039': kind(422, 'CLOSE', 'Encrypted file.'),
  '245000040': kind(415, 'CLOSE', 'File not supported.'),
  '245000501': kind(403, 'MODULE_DISABLED_PAGE', 'Module disabled.'),

  'GCL-FE-0000': kind(0, 'RESET', 'The application lacks data.'),
  'GCL-FE-0001': kind(0, 'CLOSE', 'Too many files.'),
  'GCL-FE-0002': kind(0, 'CLOSE', 'Files too large in total.'),
  'GCL-FE-0003': kind(0, 'CLOSE', 'One file too large.'),
  'GCL-FE-0004': kind(0, 'CLOSE', 'Empty files.'),
  'GCL-FE-0005': kind(0, 'RETRY', 'Upload error.'),
  'GCL-FE-0006': kind(0, 'CLOSE', 'Attachment validation error.'),
  'GCL-FE-0007': kind(0, 'CLOSE', 'File name too long.'),
  'GCL-FE-0008': kind(0, 'RETRY', 'Upload files error.'),

  PICTURE_UNREADABLE: kind(0, 'CLOSE', 'A picture cannot be made a JPEG.'),
  ACTIVE_REPORT_NOT_FOUND: kind(404, 'LIST', 'The draft cannot be located.'),
  CODE_EXPIRED: kind(410, 'RETRY', 'No code is under way, or it is too old.'),
  NEWER_DRAFT: kind(409, 'RELOAD', 'The draft was stored by a newer version.'),
  DRAFT_AUTH_FORBIDDEN: kind(403, 'LIST', 'Access to the draft is blocked.'),
  TOO_MANY_NUMBERS: kind(429, 'BACK_TO_FORM', 'Too many different numbers were looked up.'),
  RESET_FLOW: kind(0, 'RESET', 'Communication error, the flow is loaded again.'),
  MAP_ERROR: kind(503, 'CLOSE', 'Map service unavailable.'),
  ADDRESS_SEARCH_ERROR: kind(503, 'CLOSE', 'Address search unavailable.'),
  NOT_FOUND_PAGE: kind(404, 'HOME', 'The requested page was not found.'),
  SESSION_EXPIRED: kind(401, 'LIST', 'The session has expired.'),
  MAX_RETRY: kind(0, 'RETRY', 'Maximum retry counts of polling reached.'),

  '0': kind(0, 'RETRY', 'No answer.'),
  '400': kind(400, 'BACK_TO_FORM', 'Invalid input data.'),
  '403': kind(403, 'HOME', 'You may not view the report.'),
  '404': kind(404, 'HOME', 'Page not found.'),
  '500': kind(500, 'RETRY', 'Systems temporarily unavailable.'),
  'internal-server-error': kind(500, 'RETRY', 'Unexpected error occurred'),
  AJAX_TIMEOUT: kind(0, 'RETRY', 'ajax timeout'),
  AJAX_ABORTED: kind(0, 'RETRY', 'aborted'),
  AJAX_ERROR: kind(0, 'RETRY', 'ajax error'),
  ChunkLoadError: kind(0, 'RELOAD', 'A script chunk failed to load.'),
  CSS_CHUNK_LOAD_FAILED: kind(0, 'RELOAD', 'A style chunk failed to load.'),
} as const satisfies Record<string, FailureKind>;

/** A code of section 8. */
export type FailureCode = keyof typeof failures;

/** True for a code this product knows; an answer may contain any text. */
export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failures, code);

/** Values for the text of a failure: names of fields, limits, the stored version; never what a person typed. */
export const FailureParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type FailureParams = z.infer<typeof FailureParams>;

/** The body of every call that failed. */
export const FailureBody = z.object({
  code: z.string(),
  message: z.string(),
  status: z.number().int(),
  params: FailureParams.optional(),
  requestId: z.string(),
});
export type FailureBody = z.infer<typeof FailureBody>;

interface FailureOptions {
  readonly status?: number | undefined;
  readonly params?: FailureParams | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Something went wrong that the product has a code for: thrown at the edges, a state in the machines, shown by the dialogs.
 * Status, action and message come from the table; a single failure may have a status of its own.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly params: FailureParams | undefined;
  readonly requestId: string | undefined;
  /** Seconds after which the service says that the call may be made again; undefined where it does not say so. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(failures[code].meaning, 'cause' in options ? { cause: options.cause } : {});
    this.name = 'Failure';
    this.code = code;
    this.status = options.status ?? failures[code].status;
    this.params = options.params;
    this.requestId = options.requestId;
    this.retryAfter = options.retryAfter;
  }

  /** What the client does with it. */
  get action(): FailureAction {
    return failures[this.code].action;
  }
}
