import { createContext } from 'react';
import type { FeatureShare } from '#machines/service/switches/feature.ts';

/** The features that are not for every report now, as operators have switched them. */
export const Features = createContext<readonly FeatureShare[]>([]);
