import { PropertyEvent } from '#machines/claim/codes/property.ts';
import type { Line } from '#machines/report/line.ts';
import { linkedEvent } from '#machines/report/linkedEvent.ts';

export const propertyLine: Line = {
  claimType: 'property',
  home: '/nonlife/property',
  icon: 'house',
  event: 'propertyEvent',
  linked: (query) => {
    const propertyEvent = linkedEvent(query, PropertyEvent);
    return propertyEvent ? { propertyEvent } : {};
  },
};
