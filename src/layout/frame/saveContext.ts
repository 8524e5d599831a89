import { createContext } from 'react';
import type { SaveView } from './SaveStatus.tsx';

/** How saving is going in the report around, which every action bar shows. Without it nothing is saved here. */
export const SaveContext = createContext<SaveView | undefined>(undefined);
