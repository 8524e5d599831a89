import { tellsOfDeath } from '#machines/claim/derived/tellsOfDeath.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Configuration, Language } from '#machines/service/configuration.ts';
import { lineAddress } from './lineAddress.ts';
import { wordsIn, type Say } from '#server/texts/words.ts';
import type { Message, Send } from './message.ts';
import { giveStatusLink } from './statusLink.ts';
import type { Queries } from '#server/store/tables.ts';
import { mobileOf, type SendSms, type Sms } from './sms.ts';

/** What a reporter is sent about their registered report, by each way that reaches them. */
export interface Confirmation {
  readonly sms?: Sms | undefined;
  readonly mail?: Message | undefined;
}

/** The ways that a confirmation goes, and what it leads to. */
export interface Confirming {
  /** Undefined where no gateway is known. */
  readonly sendSms: SendSms | undefined;
  /** Undefined where no mail server is known. */
  readonly sendMail: Send | undefined;
  readonly configuration: Configuration;
  readonly publicUrl: string;
}

/** Where no message goes no words are read. */
const nothing: Say = () => undefined;

/** What is confirmed. */
interface Confirmed {
  readonly uuid: string;
  readonly now: Date;
  readonly claim: ClaimDetail;
  readonly claimNumber: string;
  readonly isAccepted: boolean;
  /** How many documents are wanted and have not come. */
  readonly missing: number;
}

/**
 * How a report of a line is confirmed in a language: a text message with its number for a mobile phone, an e-mail that says what comes
 * next and leads back to the report, too. Neither tells anything of what happened, nor which documents are wanted: both are read on locked screens.
 */
export async function confirmationWords(
  confirming: Confirming,
  { language, claimType }: { readonly language: Language; readonly claimType: ClaimType },
): Promise<(trx: Queries, confirmed: Confirmed) => Promise<Confirmation>> {
  const { sendSms, sendMail, configuration } = confirming;
  const say = sendSms || sendMail ? await wordsIn(language, ['confirmation']) : nothing;
  const link = `${lineAddress(confirming, claimType)}?flow=UPLOAD`;
  return async (trx, { uuid, now, claim, claimNumber, isAccepted, missing }) => {
    const tel = sendSms && mobileOf(claim);
    const text = say(isAccepted ? 'confirmation:sms' : 'confirmation:smsNumber', { claimNumber });
    const email = sendMail && claim.reporter?.email;
    const end = claimNumber.slice(-4);
    const subject = say(isAccepted ? 'confirmation:mail.subject' : 'confirmation:mail.subjectNumber', {
      end,
    });
    const status = email ? await giveStatusLink(trx, { uuid, claimType, now }, confirming) : '';
    const lines = [
      say('confirmation:mail.greeting'),
      ...(tellsOfDeath(claim) ? [say('confirmation:mail.sorry')] : []),
      say('confirmation:mail.number', { claimNumber }),
      ...(missing > 0 && !tellsOfDeath(claim)
        ? [say('confirmation:mail.missing', { count: missing, link })]
        : []),
      say('confirmation:mail.next', { link: status }),
      say('confirmation:mail.call', { hotline: configuration.hotline }),
    ];
    return {
      ...(tel !== undefined && text !== undefined && { sms: { to: tel, text } }),
      ...(email && subject !== undefined && { mail: { to: email, subject, text: lines.join('\n\n') } }),
    };
  };
}
