import type { Flow } from '../../machines/flow/flow.ts';
import type { AddressCodec } from './addressBar.ts';

/** The translation between the pages of a flow and their addresses below the configured entry prefix. */
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
