import { fetchesNothing } from './fetchesNothing.ts';

/** The application as the browser stores it for use without a network. */
export interface OfflineApplication {
  /** There is a newer one: it is fetched. */
  readonly look: () => void;
}

const worker = '/worker.js';
const nothing: OfflineApplication = { look: () => {} };
const ofPage = /\/static\/|\/rest\/(?:application\/configuration|translation\/|codelist\/)/;

/**
 * Lets the browser keep the application itself, never a report, so that a page opens again without a network; where the operator
 * does not want it, what was kept is removed. A browser that cannot, or a development build, keeps nothing. What belongs to the build
 * that the document was loaded as takes the place of what an older one left.
 */
export const keepApplication = async (
  isWanted: boolean,
  build: string | undefined,
): Promise<OfflineApplication> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return nothing;
  try {
    if (!isWanted) {
      await forget();
      return nothing;
    }
    const { serviceWorker } = navigator;
    await serviceWorker.register(worker);
    const registration = await serviceWorker.getRegistration();
    if (!registration) return nothing;
    // What was fetched before the worker was there, and before another one took its place.
    const tell = (one: ServiceWorker | null) => one?.postMessage(fetched(), []);
    void serviceWorker.ready.then(({ active }) => tell(active));
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isOfPage)) tell(serviceWorker.controller);
    });
    serviceWorker.addEventListener('controllerchange', () => {
      tell(serviceWorker.controller);
      // What is on its way now is answered by the one that is gone.
      observer.observe({ type: 'resource' });
    });
    const tellWaiting = takeOver(registration, build);
    return {
      look: () => {
        // One that did not hear it the first time waits else until every page is closed.
        tellWaiting();
        void registration.update().catch(() => undefined);
      },
    };
  } catch {
    return nothing;
  }
};

/**
 * A worker that waits for older pages to be closed need not, once the page is of its build; which that is it knows itself. The one before it
 * stops as soon as it has nothing to do: asked for a file in that moment it would be started anew, and the browser leaves the other
 * waiting. So it is told when the page is quiet. Gives what tells it so once more.
 */
const takeOver = (registration: ServiceWorkerRegistration, build: string | undefined): (() => void) => {
  const tell = () => {
    if (registration.waiting) void fetchesNothing().then(() => registration.waiting?.postMessage(build, []));
  };
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', watch);
  watch();
  tell();
  return tell;
};

const fetched = (): readonly string[] => [
  '/rest/application/configuration',
  ...performance
    .getEntriesByType('resource')
    .filter(isOfPage)
    .map(({ name }) => name),
];

const isOfPage = ({ name }: { readonly name: string }): boolean =>
  new URL(name).origin === location.origin && ofPage.test(name);

const forget = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('hlaska.'));
  await Promise.all(names.map((name) => caches.delete(name)));
};
