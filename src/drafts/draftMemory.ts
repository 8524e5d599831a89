import type { BrowserPorts } from '#src/shell/browserPorts.ts';

/** Which claim of a flow this tab works on. The claim itself is with the service, and only its session may read it. */
export interface DraftMemory {
  readonly read: () => string | undefined;
  readonly keep: (claimRequestUuid: string) => void;
  /** This tab looks at one that was sent; the browser works on what it worked on. */
  readonly show: (claimRequestUuid: string) => void;
  /** The next report of this tab is another one. */
  readonly forget: () => void;
}

/**
 * The memory of the claim of a flow by the code of the flow: that of the tab, or, in a tab that has worked on none, the last one of
 * the browser.
 */
export const draftMemory = (
  { local, session }: Pick<BrowserPorts, 'local' | 'session'>,
  flow: string,
): DraftMemory => {
  const key = `hlaska.claim.${flow}`;
  const read = () => (session.getItem(key) ?? local.getItem(key)) || undefined;
  return {
    read,
    keep: (claimRequestUuid) => {
      session.setItem(key, claimRequestUuid);
      local.setItem(key, claimRequestUuid);
    },
    show: (claimRequestUuid) => session.setItem(key, claimRequestUuid),
    forget: () => {
      // Another tab may work on another one.
      if (read() === local.getItem(key)) local.removeItem(key);
      session.setItem(key, '');
    },
  };
};
