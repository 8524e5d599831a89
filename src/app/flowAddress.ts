import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { AddressCodec } from './addressBar.ts';

/** Takes a flow and the configured entry prefix; gives the translation between its pages and their addresses. */
export const flowAddress = (flow: Flow, entryPrefix: string): AddressCodec => {
  const home = entryPrefix + flow.home;
  const pathOf = (path: string) => (path === '/' ? home : home + path);
  return {
    pathOf: (code) => pathOf(flow.pages.find((page) => page.code === code)?.path ?? '/'),
    pageOf: (address) => flow.pages.find((page) => pathOf(page.path) === withoutSlash(address))?.code,
  };
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
