import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { AddressCodec } from './addressBar.ts';

/** Takes a flow and the configured entry prefix; gives the translation between its pages and their addresses. */
export const flowAddress = (flow: Flow, entryPrefix: string): AddressCodec => {
  const home = entryPrefix + flow.home;
  const pathOf = (path: string) => (path === '/' ? home : home + path);
  return {
    pathOf: (code) => pathOf(flow.pages.find((page) => page.code === code)?.path ?? '/'),
    pageOf: (address) => {
      const path = withoutSlash(address);
      // A flow whose first page has a path of its own begins there.
      return (
        flow.pages.find((page) => pathOf(page.path) === path)?.code ??
        (path === home ? flow.start : undefined)
      );
    },
  };
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
