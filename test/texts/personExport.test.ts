import { expect, test } from 'vitest';
import { ClaimState, FlowType } from '#machines/claim/enums.ts';
import { Role } from '#machines/service/identity/identity.ts';
import { ClaimStep } from '#machines/service/sent/claimProgress.ts';
import { EventType } from '#server/outgoing/events.ts';
import { wordsIn } from '#server/texts/words.ts';

const said = [
  ...FlowType.options.map((one) => `personExport:flow.${one}`),
  ...ClaimState.options.map((one) => `personExport:state.${one}`),
  ...['EMAIL', 'PHONE'].map((one) => `personExport:messages.by.${one}`),
  ...['CONFIRMATION', 'CHANGE', 'DUE_SOON', 'OVERDUE', 'EVE', 'FILE'].map(
    (one) => `personExport:messages.kind.${one}`,
  ),
  ...['WAITING', 'SENT', 'FAILED'].map((one) => `personExport:messages.state.${one}`),
  ...['WAITING', 'QUEUED', 'DONE', 'DEAD'].map((one) => `personExport:handedOver.state.${one}`),
  // That a report is erased goes with no report.
  ...EventType.exclude(['claim.erased']).options.map((one) => `personExport:handedOver.event.${one}`),
  ...Role.options.map((one) => `personExport:looks.role.${one}`),
  ...ClaimStep.options.map((one) => `shared:finalised.progress.${one}.title`),
  ...['answers', 'documents', 'consents', 'messages', 'handedOver', 'looks'].flatMap((part) => [
    `personExport:${part}.title`,
    `personExport:${part}.none`,
  ]),
  ...['begun', 'changed', 'sent', 'handed'].map((one) => `personExport:when.${one}`),
  ...['title', 'others', 'registers'].map((one) => `personExport:notIncluded.${one}`),
];

test.each(['cs', 'sk', 'en'] as const)(
  'whatever is kept of a person has words for them in %s',
  async (language) => {
    const say = await wordsIn(language, ['personExport', 'shared']);
    expect(said.filter((key) => say(key) === undefined)).toEqual([]);
  },
);
