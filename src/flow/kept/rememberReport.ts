import type { FlowActor } from '../../../machines/application/context.ts';
import { rememberedAs, type BegunMemory } from '../../drafts/begunMemory.ts';
import { onGone } from './onGone.ts';

/** Keeps the name of the report, for whoever looks for it on the start page, until it is sent or given up. */
export const rememberReport = (actor: FlowActor, reports: BegunMemory): void => {
  let known: string | undefined;
  const note = () => {
    const report = rememberedAs(actor.getSnapshot().context, new Date());
    if (report) reports.keep(report);
    known = report?.claimRequestUuid ?? known;
  };
  const forget = () => void (known !== undefined && reports.forget(known));
  note();
  actor.on('claim.created', note);
  actor.on('claim.saved', note);
  onGone(actor, forget);
};
