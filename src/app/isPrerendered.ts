import type { BootstrapData } from '#machines/service/prerenderedPage.ts';
import type { ApplicationActor } from './createApplication.ts';

/** True when the document shows what the application would: the page, as a reporter sees it who has typed nothing yet. */
export const isPrerendered = (actor: ApplicationActor, bootstrap: BootstrapData | undefined): boolean => {
  const { flow, session, visitor } = actor.getSnapshot().context;
  // It is prerendered for a visitor of whom nothing is known.
  if (!bootstrap?.isWhole || visitor) return false;
  if (!flow || !session) return bootstrap.page === undefined;
  const snapshot = flow.getSnapshot();
  const { value, context } = snapshot;
  const { page, claimRequestUuid } = window.early?.shown ?? {
    page: bootstrap.page,
    claimRequestUuid: undefined,
  };
  // The document may be an old one that the browser kept: by now the report can have begun.
  const isUntouched =
    context.stored.ref?.claimRequestUuid === claimRequestUuid && session.typed.read(value.page) === undefined;
  const isAsking = Object.values(snapshot.getMeta()).some((meta) => meta?.dialog);
  return value.page === page && isUntouched && !isAsking;
};
