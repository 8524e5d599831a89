import type { ClaimType, FlowType } from '#machines/claim/enums.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Line } from '#machines/report/line.ts';
import { carLine } from './car/line.ts';
import { liabilityLine } from './liability/line.ts';
import { lifeLine } from './life/line.ts';
import { propertyLine } from './property/line.ts';
import { uniflowLine } from './uniflow/line.ts';

/** A line of insurance with the ways to load its flows. */
export interface ServedLine extends Line {
  readonly flows: Readonly<Record<FlowType, () => Promise<Flow>>>;
}

/** A line and how its DRAFT is loaded. Documents for a claim of it and questions about one are the same for every line. */
const defineLine = (line: Line, DRAFT: () => Promise<Flow>): ServedLine => ({
  ...line,
  flows: {
    DRAFT,
    UPLOAD: () => import('./shared/uploadFlow.ts').then(({ uploadFlow }) => uploadFlow(line)),
    QUESTION: () => import('./shared/questionFlow.ts').then(({ questionFlow }) => questionFlow(line)),
  },
});

/** The lines of insurance, in the order they are shown: entries, start page, service, inspection and tests read this list. */
export const lines: readonly ServedLine[] = [
  defineLine(carLine, () => import('./car/draft.ts').then(({ carDraft }) => carDraft)),
  defineLine(propertyLine, () => import('./property/draft.ts').then(({ propertyDraft }) => propertyDraft)),
  defineLine(liabilityLine, () =>
    import('./liability/draft.ts').then(({ liabilityDraft }) => liabilityDraft),
  ),
  defineLine(lifeLine, () => import('./life/draft.ts').then(({ lifeDraft }) => lifeDraft)),
  defineLine(uniflowLine, () => import('./uniflow/draft.ts').then(({ uniflowDraft }) => uniflowDraft)),
];

/** The line of a claim type, undefined for one that is not served. */
export const findLine = (claimType: ClaimType): ServedLine | undefined =>
  lines.find((line) => line.claimType === claimType);

/** Every flow of every line, loaded. */
export const loadFlows = (): Promise<readonly Flow[]> =>
  Promise.all(lines.flatMap(({ flows }) => Object.values(flows).map((load) => load())));
