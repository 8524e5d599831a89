import { FlowTable } from './FlowTable.tsx';
import styles from './FlowIndex.module.css';
import { IndexHead } from './IndexHead.tsx';

/** The first view of the inspection: how much there is, and every flow by line with its numbers. */
export const FlowIndex = () => (
  <main id="content" className={styles['index']} tabIndex={-1} data-quiet-focus>
    <IndexHead />
    <FlowTable />
  </main>
);
