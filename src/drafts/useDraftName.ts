import { findLine } from '../../machines/flows/lines.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { useChoices } from '../fields/choice/useChoices.ts';
import { useTexts } from '../i18n/useTexts.ts';

type Named = Pick<ListedDraft, 'claimType' | 'events'>;

/** The name of a draft: its line of insurance and, where it is told, what happened: "Vozidlo: nehoda". */
export const useDraftName = ({ claimType, events = [] }: Named): string => {
  const { t } = useTexts('start');
  const line = t(`lines.${claimType}.title`);
  const families = new Set(events.map((code) => code.slice(0, 6)).filter((code) => code.startsWith('POV')));
  const family = useChoices('eventFamily', [...families]);
  const kinds = useChoices(findLine(claimType)?.event ?? '', events);
  // Of damage to others the kinds name what is harmed, which says little by itself.
  const happened = (family.length > 0 ? family : kinds).map(({ label }) => inside(label));
  return happened.length > 0 ? `${line}: ${happened.join(', ')}` : line;
};

/** A label as it is written inside a sentence. */
const inside = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
