import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { promised } from '#test/campaigns/frame/promise.ts';
import { pdf } from '#test/server/files.ts';
import type { Answer, Visitor } from './visitor.ts';

const Sent = z.object({ claimsData: z.array(z.object({ claimNumber: z.string() })) });
const Polled = z.object({ state: z.string(), payload: z.unknown() });
const Stored = z.object({
  state: z.string(),
  version: z.number(),
  detail: z.record(z.string(), z.unknown()),
});

/** The claim number in what finalising answers. */
export const numberIn = (result: unknown): string => Sent.parse(result).claimsData[0]?.claimNumber ?? '';
/** The answer by which one save is told from another. */
const said = 'incidentDescription';
const pause = 50;
/** How often what must go well is asked where the service says that it cannot for the present. */
const patience = 100;

/** One report as its reporter knows it: what the service has said yes to. */
export class Report {
  readonly uuid: string;
  readonly #visitor: Visitor;
  readonly #detail: ClaimDetail;
  /** What was saved last, and its version. */
  #saved = { version: 0, text: '' };
  /** What was to be saved, to which no answer came. */
  #unsure: string | undefined;
  #isSending = false;
  #claimNumber: string | undefined;
  readonly #files = new Map<string, string>();

  private constructor(visitor: Visitor, uuid: string, detail: ClaimDetail) {
    this.#visitor = visitor;
    this.uuid = uuid;
    this.#detail = detail;
  }

  /** A report that has been begun; undefined where no answer came. */
  static async begin(visitor: Visitor, detail: ClaimDetail): Promise<Report | undefined> {
    const body = { claimType: 'car' };
    const answer = await visitor.ask(calls.create, { params: { service: 'claim' }, body });
    if (answer?.status !== 200) return undefined;
    return new Report(visitor, calls.create.answer.parse(answer.body).activeClaimUuid, detail);
  }

  /** The number of its claim, once the service told it. */
  get claimNumber(): string | undefined {
    return this.#claimNumber;
  }

  get #params() {
    return { service: 'claim', claimRequestUuid: this.uuid };
  }

  /** Saves it with a text; false where the service did not say yes. */
  async save(text: string): Promise<boolean> {
    this.#unsure = text;
    const params = { ...this.#params, version: this.#saved.version };
    const body = { ...this.#detail, [said]: text };
    const answer = await this.#visitor.ask(calls.save, { params, body });
    if (answer?.status !== 200) return false;
    this.#saved = { version: this.#saved.version + 1, text };
    this.#unsure = undefined;
    return true;
  }

  /** Adds a file that says the text; false where the service did not say yes. */
  async upload(text: string, size = 0): Promise<boolean> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(pdf(text, size))]), `${text}.pdf`);
    const answer = await this.#visitor.ask(calls.uploadDocument, { params: this.#params, body: form });
    if (answer?.status !== 200) return false;
    this.#files.set(calls.uploadDocument.answer.parse(answer.body).documentId, pdf(text, size).toString());
    return true;
  }

  /** Sends it, and asks until it is a claim; false where no answer came. */
  async send(): Promise<boolean> {
    this.#isSending = true;
    const query = { saveDocs: 'true' };
    const begun = await this.#visitor.ask(calls.finalize, {
      params: this.#params,
      query,
      headers: { async: 'true' },
    });
    let answer = begun;
    while (answer?.status === 202) {
      await wait(pause);
      const processId = begun?.headers.get('processid') ?? '';
      answer = await this.#visitor.ask(calls.pollable, { params: { processId } });
    }
    if (answer?.status !== 200) return false;
    const { state, payload } = Polled.parse(answer.body);
    promised(state === 'FIN', () => `The report ${this.uuid} was not sent: ${answer.text.slice(0, 300)}`);
    this.#note(payload);
    return true;
  }

  /** Gives it up where it was not sent. */
  async discard(): Promise<void> {
    if (!this.#isSending) await this.#must(calls.discard);
  }

  /** @throws BrokenPromise where anything that the service said yes to is not there, or not whole */
  async check(): Promise<void> {
    const list = await this.#must(calls.listDocuments);
    const { documents } = calls.listDocuments.answer.parse(list.body);
    for (const [documentId, content] of this.#files) {
      const found = documents.find((one) => one.documentId === documentId);
      promised(
        found !== undefined && found.state === undefined,
        () => `The file ${documentId} of ${this.uuid} is ${JSON.stringify(found) ?? 'gone'}.`,
      );
      const { text } = await this.#must(calls.downloadDocument, { documentId });
      promised(text === content, () => `The file ${documentId} is not whole: ${text.length} characters.`);
    }
    await (this.#isSending ? this.#checkSent() : this.#checkDraft());
  }

  async #checkDraft(): Promise<void> {
    const { body } = await this.#must(calls.readClaim);
    const { version, detail } = Stored.parse(body);
    const { version: last, text } = this.#saved;
    const isLast = version === last && (version === 0 || detail[said] === text);
    const unsure = this.#unsure;
    const isUnsure = unsure !== undefined && version === last + 1 && detail[said] === unsure;
    promised(
      isLast || isUnsure,
      () =>
        `The draft ${this.uuid} was saved in version ${last} as ${text} and is there in version ${version} as ${String(detail[said])}.`,
    );
    this.#saved = { version, text: isLast ? text : String(unsure) };
    this.#unsure = undefined;
  }

  async #checkSent(): Promise<void> {
    this.#note((await this.#must(calls.finalize)).body);
    const { state } = Stored.parse((await this.#must(calls.readClaim)).body);
    promised(state === 'FINAL', () => `The report ${this.uuid} was sent and is ${state}.`);
  }

  #note(result: unknown): void {
    const claimNumber = numberIn(result);
    const before = (this.#claimNumber ??= claimNumber);
    promised(before === claimNumber, () => `The report ${this.uuid} is ${before}, and then ${claimNumber}.`);
  }

  async #must(call: Call, params: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const asked = { params: { ...this.#params, ...params } };
    for (let time = 0; ; time += 1) {
      const answer = await this.#visitor.ask(call, asked);
      if (answer?.status === 200) return answer;
      const isAway = answer === undefined || answer.status === 503;
      promised(
        isAway && time < patience,
        () => `${call.path} of ${this.uuid} is answered ${answer?.status}: ${answer?.text.slice(0, 300)}`,
      );
      await wait(pause * 2);
    }
  }
}
