import type { OpenedStep } from './layout/sheet.ts';
import { ArrowLine } from './ArrowLine.tsx';
import { StopPlace } from './StopPlace.tsx';
import type { Marks } from './marks.ts';
import { RailLines } from './RailLines.tsx';
import styles from './Sheet.module.css';
import { TextLines } from './TextLines.tsx';
import type { ItemOf } from './useItems.ts';

interface Props {
  readonly opened: OpenedStep;
  readonly itemOf: ItemOf;
  readonly marks: Marks;
  readonly chosen: string | undefined;
  /** Codes of the pages that lead to the one chosen, or that it leads to. */
  readonly beside: ReadonlySet<string> | undefined;
}

/** A step that is open: who comes on the left, its pages as lines with stops, where they leave it on the right. */
export const OpenStep = ({ opened, itemOf, marks, chosen, beside }: Props) => {
  const { box, notch, lead, stops, ways, entries, words, rail } = opened;
  const isSoft = (code: string) => beside !== undefined && code !== chosen && !beside.has(code);
  return (
    <g>
      <rect className={styles['ground']} x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
      <polygon
        className={styles['notch']}
        points={`${notch - 10},${box.y} ${notch + 10},${box.y} ${notch},${box.y - 9}`}
      />
      <TextLines said={lead} height={15} className={styles['lead']} />
      {rail ? <RailLines rail={rail} /> : null}
      {entries.map((arrow) => (
        <ArrowLine key={arrow.path} arrow={arrow} isSoft={beside !== undefined} />
      ))}
      {ways.map((way) => (
        <ArrowLine
          key={`${way.from} ${way.to}`}
          arrow={way}
          isPassed={way.isPassed}
          isSoft={beside !== undefined && way.from !== chosen && way.to !== chosen}
        />
      ))}
      {words.map((said) => (
        <TextLines key={`${said.x} ${said.y}`} said={said} height={14} className={styles['who']} />
      ))}
      {stops.map((stop) => (
        <StopPlace
          key={stop.page.code}
          stop={stop}
          item={itemOf(stop.page.code)}
          marks={marks}
          isChosen={stop.page.code === chosen}
          isSoft={isSoft(stop.page.code)}
        />
      ))}
    </g>
  );
};
