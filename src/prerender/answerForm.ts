import { findPage } from '#machines/flow/compile.ts';
import { waitFor } from 'xstate';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { calls } from '#machines/service/calls.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { EarlyForm } from '#machines/service/prerenderedPage.ts';
import { createApplication } from '#src/app/createApplication.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { checkForm } from '#src/forms/checkForm.ts';
import { typedIn } from '#src/forms/typed.ts';
import { emptyPorts } from './emptyPorts.ts';
import { answeringClient } from './silentClient.ts';

/** The claim as the flow would save it, and the address of the page that it leads to. */
export interface Answered {
  readonly detail: Readonly<Record<string, unknown>>;
  readonly path: string;
}

/**
 * Lets the flow at an address answer the form of its page. Undefined where the form is not the answer: something is wrong or
 * missing, or the flow asks back or looks something up.
 */
export const answerForm = async (
  { path, fields }: Pick<EarlyForm, 'path' | 'fields'>,
  configuration: Configuration,
): Promise<Answered | undefined> => {
  let detail: Readonly<Record<string, unknown>> | undefined;
  const client = answeringClient((call, { body }) => {
    if (call !== calls.create) return undefined;
    detail = calls.create.body.parse(body).detail;
    return { activeClaimUuid: crypto.randomUUID(), version: 1, claimsData: [] };
  });
  const ports = emptyPorts(path);
  const { actor } = createApplication({ ports, connect: () => client, configuration });
  actor.start();
  try {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('beginning'));
    const { flow, session } = actor.getSnapshot().context;
    if (!flow || !session) return undefined;
    const { value, context } = flow.getSnapshot();
    const address = flowAddress(context.flow, configuration.entryPrefix);
    const page = findPage(context.flow, value.page);
    if (!page || address.pageOf(ports.url.path()) !== value.page) return undefined;
    const checked = checkForm(answersSchema(page, context.record), typedIn(fields));
    if (!checked.ok) return undefined;
    flow.send({ type: 'NEXT', answers: checked.value });
    const answered = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'));
    const isSaved = answered.context.stored.version === 1 && answered.value.page !== value.page;
    return detail && isSaved ? { detail, path: address.pathOf(answered.value.page) } : undefined;
  } finally {
    actor.stop();
  }
};
