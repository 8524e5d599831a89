import type { LookedAt, Online, Stored } from '../../machines/actors/browser.ts';
import { type Tell, telling } from '../../machines/actors/port.ts';

/** The signals of a browser, each listened to until it is stopped. */
export const provideSignals = (
  window: EventTarget,
  document: EventTarget & Pick<Document, 'visibilityState'>,
) => ({
  online: telling((tell: Tell<Online>) => heard(window, 'online', () => tell({ type: 'ONLINE' }))),
  visibility: telling((tell: Tell<LookedAt>) =>
    heard(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') tell({ type: 'CHECK_SESSION' });
    }),
  ),
  storage: telling((tell: Tell<Stored>) =>
    heard(window, 'storage', (event) => {
      // Without a key, all that was kept is gone.
      if ('key' in event && typeof event.key === 'string') tell({ type: 'STORED', key: event.key });
    }),
  ),
});

const heard = (place: EventTarget, type: string, listener: (event: Event) => void): (() => void) => {
  place.addEventListener(type, listener);
  return () => place.removeEventListener(type, listener);
};
