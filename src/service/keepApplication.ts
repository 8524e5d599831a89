/** The application as the browser keeps it. */
export interface KeptApplication {
  /** There is a newer one: it is fetched. */
  readonly look: () => void;
  /** The newer one that was fetched takes over with the next page. */
  readonly renew: () => void;
}

const worker = '/worker.js';
const nothing: KeptApplication = { look: () => {}, renew: () => {} };
const ofPage = /\/static\/|\/rest\/(?:application\/configuration|translation\/|codelist\/)/;

/**
 * Lets the browser keep the application itself, never a report, so that a page opens again without a network; where the operator
 * does not want it, what was kept is removed. A browser that cannot, or a development build, keeps nothing.
 */
export const keepApplication = async (isWanted: boolean): Promise<KeptApplication> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return nothing;
  try {
    if (!isWanted) {
      await forget();
      return nothing;
    }
    await navigator.serviceWorker.register(worker);
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return nothing;
    // What was fetched before the worker was there.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(fetched(), []));
    return {
      look: () => void registration.update().catch(() => undefined),
      renew: () => registration.waiting?.postMessage('RENEW'),
    };
  } catch {
    return nothing;
  }
};

const fetched = (): readonly string[] => [
  '/rest/application/configuration',
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).origin === location.origin && ofPage.test(address)),
];

const forget = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('hlaska.'));
  await Promise.all(names.map((name) => caches.delete(name)));
};
