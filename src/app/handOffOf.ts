import type { HandOff } from '#machines/application/visiting.ts';
import { clientCaseMemory } from '#src/service/clientCaseMemory.ts';
import { originKey } from '#src/shell/originMemory.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';

/**
 * The hand-off of the window; undefined for a visitor of whom nothing need be found out. An
 * origin stays with its tab.
 */
export const handOffOf = (ports: BrowserPorts): HandOff | undefined => {
  const landing = ports.takeLanding();
  const referer = ports.query().get('referer') ?? ports.session.getItem(originKey) ?? undefined;
  const isIdentified = ports.isIdentified();
  return landing !== undefined || referer !== undefined || isIdentified
    ? { landing, referer, isIdentified, clientCase: clientCaseMemory(ports.session).read() }
    : undefined;
};
