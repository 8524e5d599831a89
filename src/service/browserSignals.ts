import { fromCallback } from 'xstate';
import type {
  LeftElsewhere,
  LoggedOutElsewhere,
  LookedAt,
  MovedElsewhere,
  Online,
  Stored,
  TabNews,
} from '#machines/actors/browser/browser.ts';
import { type Tell, telling } from '#machines/calls/port.ts';

/** What the tabs of a browser hear each other on. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The signals of a browser, each listened to until it is stopped. */
export const provideSignals = (
  window: EventTarget,
  document: EventTarget & Pick<Document, 'visibilityState'>,
  openChannel: (name: string) => TabChannel | undefined = () => undefined,
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
  tabs: fromCallback<TabNews>(({ sendBack, receive }) => {
    const channel = openChannel('hlaska.session');
    const say = channel?.postMessage.bind(channel);
    receive(({ type }) => say?.(type));
    channel?.addEventListener('message', ({ data }) => {
      const news = elsewhere.get(data);
      if (news) sendBack(news);
    });
    return () => channel?.close();
  }),
});

/** What this tab hears where another one says it. */
const elsewhere = new Map<unknown, MovedElsewhere | LoggedOutElsewhere | LeftElsewhere>([
  ['MOVED' satisfies TabNews['type'], { type: 'MOVED_ELSEWHERE' }],
  ['LOGGED_OUT' satisfies TabNews['type'], { type: 'LOGGED_OUT_ELSEWHERE' }],
  ['LEFT' satisfies TabNews['type'], { type: 'LEFT_ELSEWHERE' }],
]);

const heard = (place: EventTarget, type: string, listener: (event: Event) => void): (() => void) => {
  place.addEventListener(type, listener);
  return () => place.removeEventListener(type, listener);
};
