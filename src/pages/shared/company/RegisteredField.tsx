import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { CollapsedAnswer } from '#src/pages/CollapsedAnswer.tsx';
import collapsed from '#src/pages/CollapsedAnswer.module.css';
import { useWanted } from '#src/pages/useWanted.ts';
import { partsIn, companyTexts, written } from './companyTexts.ts';
import styles from './RegisteredField.module.css';
import { useCompany } from './useCompany.ts';

interface Props {
  /** The field with the name or the seat of a company. */
  readonly name: string;
  readonly words?: string | undefined;
  /** The field with its number, undefined while nobody is asked for it. */
  readonly numberName: string | undefined;
  /** That number is wanted as well, so that nothing else need be typed until it is there. */
  readonly waits: boolean;
  readonly children: ReactNode;
}

/**
 * The name or the seat of a company. The register tells it by the number, in a line that can be changed; what it does not tell is
 * typed. While nothing is known it stays out of sight where the number is wanted.
 */
export function RegisteredField({ name, words, numberName, waits, children }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { label } = useFieldWords(words ?? name);
  const { fields } = useFormAround();
  const parts = partsIn(name);
  const known = useCompany(numberName);
  const told = known.state === 'found' ? companyTexts(name, known.company) : undefined;
  const texts = useTold(parts, told, known.state === 'unknown');
  const isWrong = useSyncExternalStore(fields.subscribe, () =>
    parts.some((part) => fields.read(part).error !== undefined),
  );
  const { isWanted, want, frame } = useWanted();
  const isName = parts.length === 1;
  const isAsTold = told?.every((text, at) => text === texts[at]) ?? false;
  const isFolded = isAsTold && !isWanted && !isWrong;
  const isEmpty = texts.every((text) => text === '');
  const isAwaited = known.state === 'unasked' || known.state === 'asking' || told !== undefined;
  const news = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Whoever had gone on into the field that folds away goes on at the line in its place.
    if (isFolded && frame.current?.contains(document.activeElement))
      news.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isFolded, frame]);
  const isWaiting = waits && isEmpty && isAwaited && !isWanted && !isWrong;
  return (
    <>
      <div ref={news} role="status" className={styles['news']} aria-busy={known.state === 'asking'}>
        {isFolded && told ? (
          <CollapsedAnswer
            name={name}
            label={isName ? label : t('company.seat')}
            answer={written(told)}
            onChange={want}
          />
        ) : null}
        {isName && known.state === 'unknown' && known.isAsked ? <p>{t('company.unknown')}</p> : null}
      </div>
      <div ref={frame} className={collapsed['field']} hidden={isFolded || isWaiting}>
        {children}
      </div>
    </>
  );
}

/** What the fields hold, into which the register's words are put unless the reporter has typed others. */
const useTold = (
  parts: readonly string[],
  told: readonly string[] | undefined,
  isUnknown: boolean,
): readonly string[] => {
  const { setValues } = useFormAround();
  const texts = useFields((read) => parts.map((part) => read(part)[0]?.trim() ?? ''));
  const before = useRef<readonly string[]>(undefined);
  const follow = useEffectEvent(() => {
    const isTyped = texts.some((text, at) => text !== '' && text !== before.current?.[at]);
    // What was told of another company is none of this one's.
    const next = told ?? (isUnknown && before.current ? parts.map(() => '') : undefined);
    if (isTyped || !next) return;
    before.current = told;
    setValues(Object.fromEntries(parts.map((part, at) => [part, next[at] ?? ''])));
  });
  const sentence = told?.join('\n');
  useEffect(() => follow(), [isUnknown, sentence]);
  return texts;
};
