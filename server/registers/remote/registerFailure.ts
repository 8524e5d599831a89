import type { Port } from '#server/registers/asking.ts';

/**
 * Why a register gave no answer, as an operator reads it in the log: none in time (`TIMEOUT`), no connection or one that broke
 * (`UNREACHABLE`), a status that the contract does not name (`STATUS`), our key is not taken (`KEY`), what came is no answer by the
 * contract (`CONTRACT`), our question is not understood (`MALFORMED`).
 */
export type RegisterFailureCode = 'TIMEOUT' | 'UNREACHABLE' | 'STATUS' | 'KEY' | 'CONTRACT' | 'MALFORMED';

/** What may be told of it: names and numbers of the protocol, no value of anybody. */
export interface RegisterFailureDetails {
  readonly register: Port;
  readonly code: RegisterFailureCode;
  readonly status?: number;
  /** The code of the system for what broke, such as ECONNREFUSED. */
  readonly reason?: string;
  /** The fields of the answer that are not as agreed. */
  readonly fields?: readonly string[];
  /** By which the register knows the question. */
  readonly requestId: string;
}

/** A register that gave no answer. */
export class RegisterFailure extends Error {
  override readonly name = 'RegisterFailure';
  readonly code: RegisterFailureCode;
  readonly details: RegisterFailureDetails;

  constructor(details: RegisterFailureDetails, cause?: unknown) {
    super(details.code, { cause });
    this.code = details.code;
    this.details = details;
  }
}
