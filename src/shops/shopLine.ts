import { createContext, use } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';

/** The line of insurance whose words repair shops and places are shown with: a car goes to a garage, a builder comes to a home. */
export const ShopLine = createContext<'car' | 'property'>('car');

/** The words about repair shops and places on the map, of the line they are shown in. */
export const useShopTexts = () => useTexts(use(ShopLine)).t;
