/** Lets only so many things be under way at once. */
export interface Queue {
  /** Starts something as soon as there is room. The function given back makes room again, or gives up the place in the queue. */
  readonly enter: (start: () => void) => () => void;
}

/** A queue that lets so many things be under way at once, in the order they come. */
export const createQueue = (most: number): Queue => {
  const waiting = new Set<{ readonly start: () => void }>();
  const underWay = new Set<object>();
  const letIn = () => {
    for (const turn of waiting) {
      if (underWay.size >= most) return;
      waiting.delete(turn);
      underWay.add(turn);
      turn.start();
    }
  };
  return {
    enter: (start) => {
      const turn = { start };
      waiting.add(turn);
      letIn();
      return () => {
        waiting.delete(turn);
        if (underWay.delete(turn)) letIn();
      };
    },
  };
};
