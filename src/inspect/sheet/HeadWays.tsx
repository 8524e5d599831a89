import { ArrowLine } from './ArrowLine.tsx';
import type { HeadWay } from './layout/sheet.ts';
import type { Marks } from './marks.ts';
import styles from './Sheet.module.css';
import { TextLines } from './TextLines.tsx';

interface Props {
  readonly ways: readonly HeadWay[];
  readonly marks: Marks;
}

/** What leads from step to step: an arrow as thick as many transitions it stands for, their number, and who goes that way. */
export const HeadWays = ({ ways, marks }: Props) =>
  ways.map((way) => {
    const { id, path, tip, pill, words } = way;
    const { weight, text = pill.text } = shownOf(way, marks);
    return (
      <g key={id} className={styles['way']}>
        <ArrowLine arrow={{ path, tip }} weight={weight} />
        {text === undefined ? null : <Pill x={pill.x} y={pill.y} text={text} />}
        {words ? <TextLines said={words} height={14} className={styles['words']} /> : null}
      </g>
    );
  });

const letter = 7;

const Pill = ({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) => {
  const width = 14 + text.length * letter;
  return (
    <g className={styles['pill']}>
      <rect x={x - 3 - width / 2} y={y - 9} width={width} height={18} rx={9} />
      <text x={x - 3} y={y + 4}>
        {text}
      </text>
    </g>
  );
};

/** Where visits are counted an arrow is as thick as many of them went that way, and has their number. */
const shownOf = ({ weight, transitions }: HeadWay, { traffic }: Marks): { weight: number; text?: string } => {
  if (!traffic) return { weight };
  const { ways, visits } = traffic.summary;
  const count = transitions.reduce((sum, one) => sum + (ways.get(one) ?? 0), 0);
  return { weight: Math.max(1.25, (16 * count) / Math.max(1, visits)), text: traffic.written(count) };
};
