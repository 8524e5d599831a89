import { useTranslation } from 'react-i18next';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { i18n } from '../i18n/i18n.ts';

/** Takes a flow; gives the texts of its pages: those of its claim type, else those shared by all flows. Suspends until they are here. */
export const usePageTexts = ({ claimType }: Flow) => {
  const namespaces = [claimType, 'shared'];
  useTranslation(namespaces, { i18n });
  const say = i18n.getFixedT(null, namespaces);
  return (key: string): string => String(say(key));
};
