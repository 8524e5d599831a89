import type { Brought } from '../../machines/service/drawnPage.ts';
import type { ApplicationActor } from './createApplication.ts';

/** True when the document shows what the application would: the page, as somebody sees it who has typed nothing yet. */
export const isDrawn = (actor: ApplicationActor, brought: Brought | undefined): boolean => {
  const { flow, beside } = actor.getSnapshot().context;
  if (!brought?.isWhole) return false;
  if (!flow || !beside) return brought.page === undefined || actor.getSnapshot().matches('notOpened');
  const { value, context } = flow.getSnapshot();
  return value.page === brought.page && !context.isResumed && beside.typed.read(value.page) === undefined;
};
