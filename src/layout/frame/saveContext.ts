import { createContext } from 'react';
import type { SaveView } from './SaveStatus.tsx';

/** How saving stands in the report around; every action bar tells it. Without one nothing is saved here. */
export const SaveContext = createContext<SaveView | undefined>(undefined);
