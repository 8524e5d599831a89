/** Milliseconds without a fetch after which a page counts as quiet, and after which it is waited for no longer. */
const calm = 1000;
const longest = 10_000;

/** Resolves once the page has fetched nothing for a second, or when ten have passed. */
export const fetchesNothing = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(limit);
      resolve();
    };
    let quiet = setTimeout(end, calm);
    const limit = setTimeout(end, longest);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, calm);
    });
    observer.observe({ type: 'resource' });
  });
