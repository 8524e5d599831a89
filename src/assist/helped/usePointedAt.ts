import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { inRows } from '#machines/subject/path.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { HelpedActor } from './helpedActor.ts';
import { formShown, nameOf } from './fieldsShown.ts';

/** Marks the field that the helper points at, and brings it into sight. */
export const usePointedAt = (actor: HelpedActor): void => {
  const pointing = useSelector(actor, ({ context }) => context.pointing);
  useEffect(() => {
    if (!pointing) return undefined;
    const box = boxOf(inRows(pointing.path, pointing.rows));
    box?.setAttribute('data-pointed-at', '');
    box?.scrollIntoView({ block: 'center' });
    return () => box?.removeAttribute('data-pointed-at');
  }, [pointing]);
};

/** What is said of the field that the helper points at, in the words that the page itself has for it. */
export const usePointedWords = (actor: HelpedActor): string | undefined => {
  const { t } = useTexts('assist');
  const pointing = useSelector(actor, ({ context }) => context.pointing);
  const helper = useSelector(actor, ({ context }) => context.state?.helper);
  const label = useMemo(() => pointing && labelOf(boxOf(inRows(pointing.path, pointing.rows))), [pointing]);
  return label === undefined ? undefined : t('band.points', { helper: helper ?? '', field: label });
};

/** What stands around the fields of a question. */
const boxOf = (path: string): Element | undefined => {
  const first = [...(formShown()?.elements ?? [])].find((element) => {
    const name = nameOf(element);
    return name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`);
  });
  return first?.closest('[data-field-frame], fieldset') ?? first?.parentElement ?? undefined;
};

const labelOf = (box: Element | undefined): string | undefined =>
  box?.querySelector('label, legend')?.textContent ?? undefined;
