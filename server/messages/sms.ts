import type { ClaimDetail } from '#machines/claim/claim.ts';
import { limits } from '#machines/claim/limits.ts';
import { isMobilePhone } from '#machines/claim/checks/phone.ts';

export interface Sms {
  /** With its country prefix. */
  readonly to: string;
  readonly text: string;
}

/** Hands a message over to be sent. Rejects where nobody took it. */
export type SendSms = (message: Sms) => Promise<void>;

/** The gateway did not take a message; the code is logged. */
class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly code: string;
  constructor(status: number) {
    super(`The SMS gateway answered ${status}.`);
    this.code = `HTTP_${status}`;
  }
}

/** Sends through a gateway that takes `{ to, text }` as JSON. */
export const smsGatewayAt =
  (url: string, timeout = 5000): SendSms =>
  async (message) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: message.to, text: message.text }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new GatewayRefused(answer.status);
  };

/** The mobile number of who reports, with its country prefix; undefined where they told another one. Source: section 5. */
export const mobileOf = ({ reporter }: ClaimDetail): string | undefined => {
  const tel = reporter?.tel;
  if (tel === undefined || !isMobilePhone(tel)) return undefined;
  return tel.startsWith('+') ? tel : `${limits.unknownPersonPrefix}${tel}`;
};
