import type { Brought } from '../../machines/service/drawnPage.ts';
import type { ApplicationActor } from './createApplication.ts';

/** True when the document shows what the application would: the page, as somebody sees it who has typed nothing yet. */
export const isDrawn = (actor: ApplicationActor, brought: Brought | undefined): boolean => {
  const { flow, beside, arrival } = actor.getSnapshot().context;
  // It is drawn for somebody of whom nothing is known.
  if (!brought?.isWhole || arrival) return false;
  if (!flow || !beside) return brought.page === undefined;
  const { value, context } = flow.getSnapshot();
  const { page, claimRequestUuid } = window.early?.shown ?? {
    page: brought.page,
    claimRequestUuid: undefined,
  };
  // The document may be an old one that the browser kept: by now the report can have begun.
  const isUntouched =
    context.claimRequestUuid === claimRequestUuid && beside.typed.read(value.page) === undefined;
  return value.page === page && isUntouched;
};
