import type { ClaimType } from '#machines/claim/enums.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';

interface FlowNames {
  /** What a line of insurance is called, or the sales application. */
  readonly lineName: (line: ClaimType | undefined) => string;
  /** What a flow is called within its line. */
  readonly kindName: (code: string) => string;
}

/** What lines and their flows are called in the language of the reader, without any of the flows. */
export const useFlowNames = (): FlowNames => {
  const spoken = useNamespaces('catalogues', 'start');
  return {
    lineName: (line) =>
      line === undefined ? spoken.t('catalogues:sales') : spoken.t(`start:lines.${line}.title`),
    kindName: (code) => spoken.t(`catalogues:flow.${code.slice(code.indexOf('.') + 1)}`),
  };
};
