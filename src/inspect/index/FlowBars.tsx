import styles from './FlowIndex.module.css';

interface Props {
  /** A letter for each page of a step, as they are counted: `e` for everybody, `s` for some. */
  readonly steps: readonly string[];
}

/** A flow in small: a bar for each page, filled where everybody sees it, hollow where only some do, and a gap after each step. */
export const FlowBars = ({ steps }: Props) =>
  steps.map((pages, at) => (
    <span key={`${at} ${pages}`} className={styles['step']}>
      {[...pages].map((letter, page) => (
        <i key={page} data-is-for={letter === 'e' ? 'everybody' : 'some'} />
      ))}
    </span>
  ));
