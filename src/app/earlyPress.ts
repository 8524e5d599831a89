import type { EarlyResponse } from '#machines/service/prerenderedPage.ts';

/** What somebody types into or ticks. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** A press on a prerendered page whose script is not there yet. */
export interface EarlyPress {
  /** The last button pressed, or the link once a flow opens. */
  pressed: HTMLButtonElement | HTMLAnchorElement | undefined;
  /** True once the flow has the answers: no press may send them again. */
  isTaken: boolean;
  /** True once the page is being taken over: from then on it answers itself. */
  isOver: boolean;
  /** True once a flow opens: from then on the flow answers, not the service. */
  isOpening: boolean;
  /** The answer of the service to a form that was sent early, undefined where it gave none. */
  begun: Promise<EarlyResponse | undefined> | undefined;
  /** The report that the service has begun, and whose next page stands here in the place of the one the document brought. */
  shown: EarlyResponse | undefined;
  /** Answers a press before the page is taken over, as soon as that is possible. */
  answer: ((button: HTMLButtonElement) => void) | undefined;
  /** True for what is no longer as the document had it. */
  readonly isTouched: (control: Control) => boolean;
  /** From now on the page itself listens. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    early?: EarlyPress;
  }
}

/**
 * Tells the page what was done to it before it listened, once: controls that are no longer as they were written, and the press,
 * unless the flow has answered it.
 */
export const replayEarly = (): void => {
  const { early } = window;
  if (!early) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input')) {
    if (!early.isTouched(field)) continue;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  endEarly();
  if (early.pressed && !early.isTaken) standingFor(early.pressed)?.click();
};

/**
 * Presses again, once, in what stands in the place of what the document showed. Only what changes nothing of a report: a form may
 * be another one by now.
 */
export const repressEarly = (): void => {
  const pressed = window.early?.pressed;
  endEarly();
  if (pressed instanceof HTMLAnchorElement || pressed?.type === 'button') standingFor(pressed)?.click();
};

/** What was pressed or, where it was drawn anew since, what stands in its place. */
const standingFor = (pressed: HTMLElement): HTMLElement | undefined => {
  if (pressed.isConnected) return pressed;
  const [same, ...others] = [...document.querySelectorAll<HTMLElement>(`#root ${pressed.localName}`)].filter(
    (other) => isNoSubmit(other) && isNoSubmit(pressed) && other.textContent === pressed.textContent,
  );
  return others.length === 0 ? same : undefined;
};

const isNoSubmit = (element: HTMLElement) =>
  !(element instanceof HTMLButtonElement) || element.type === 'button';

/** From now on the page itself listens. */
export const endEarly = (): void => {
  window.early?.stop();
  delete window.early;
};
