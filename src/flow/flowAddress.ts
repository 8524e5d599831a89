import type { Flow } from '#machines/flow/flow.ts';
import type { Names } from '#machines/flow/page.ts';
import { findPage } from '#machines/flow/compile.ts';
import { notFound } from '#machines/flow/machine/pages.ts';
import type { AddressCodec } from './addressBar.ts';

/** The translation between the pages of a flow and their addresses below the configured entry prefix. */
export const flowAddress = <N extends Names>(flow: Flow<N>, entryPrefix: string): AddressCodec => {
  const home = entryPrefix + flow.home;
  // Nobody goes back to what was sent, nor to a page there is not.
  const last = flow.pages.filter(({ submits }) => submits).flatMap(({ next }) => next);
  const pathOf = (path: string) => (path === '/' ? home : home + path);
  return {
    pathOf: (code) => pathOf(findPage(flow, code)?.path ?? '/'),
    replaces: (from, to) => from === notFound || to === notFound || last.includes(to),
    pageOf: (address) => {
      const path = withoutSlash(address);
      // A flow whose first page has a path of its own begins there.
      return (
        flow.instances.find((page) => pathOf(page.path) === path)?.code ??
        (path === home ? flow.start : undefined)
      );
    },
  };
};

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
