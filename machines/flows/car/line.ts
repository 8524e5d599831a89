import { EventKind } from '#machines/claim/enums.ts';
import type { Line } from '#machines/report/line.ts';
import { linkedEvent } from '#machines/report/linkedEvent.ts';

export const carLine: Line = {
  claimType: 'car',
  home: '/nonlife/car',
  icon: 'car',
  event: 'eventKinds',
  linked: (query) => {
    const kind = linkedEvent(query, EventKind);
    return kind ? { eventKinds: [kind] } : {};
  },
};
