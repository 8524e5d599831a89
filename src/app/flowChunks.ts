import type { ClaimType, FlowType } from '../../machines/claim/enums.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';

/** Where a claim type lives below the entry prefix, and how its flows are loaded. */
export interface Entry {
  readonly claimType: ClaimType;
  readonly home: `/${string}`;
  readonly flows: Partial<Record<FlowType, () => Promise<Flow>>>;
}

/** The entries of section 2, known before any flow is loaded. */
export const entries: readonly Entry[] = [
  {
    claimType: 'car',
    home: '/nonlife/car',
    flows: {
      DRAFT: () => import('../../machines/flows/car/draft.ts').then(({ carDraft }) => carDraft),
      UPLOAD: () => import('../../machines/flows/car/upload.ts').then(({ carUpload }) => carUpload),
      QUESTION: () => import('../../machines/flows/car/question.ts').then(({ carQuestion }) => carQuestion),
    },
  },
  {
    claimType: 'life',
    home: '/life',
    flows: {
      DRAFT: () => import('../../machines/flows/life/draft.ts').then(({ lifeDraft }) => lifeDraft),
      UPLOAD: () => import('../../machines/flows/life/upload.ts').then(({ lifeUpload }) => lifeUpload),
      QUESTION: () =>
        import('../../machines/flows/life/question.ts').then(({ lifeQuestion }) => lifeQuestion),
    },
  },
];
