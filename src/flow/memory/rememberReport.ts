import type { FlowActor } from '#machines/application/context.ts';
import { rememberedAs, type BegunMemory } from '#src/drafts/begunMemory.ts';
import { onGone } from './onGone.ts';

/** Remembers the name of the report, so that its reporter finds it on the start page, until it is sent or given up. */
export const rememberReport = (actor: FlowActor, reports: BegunMemory): void => {
  let known: string | undefined;
  const note = () => {
    const report = rememberedAs(actor.getSnapshot().context, new Date());
    if (report) reports.keep(report);
    known = report?.claimRequestUuid ?? known;
  };
  const forget = () => void (known !== undefined && reports.forget(known));
  note();
  actor.on('record.created', note);
  actor.on('record.saved', note);
  onGone(actor, forget);
};
